import { heldAnswers } from '#domain/limits.ts';
import { BoundedMap } from '../cache/bounded-map.ts';
import { hold, markHeld } from './held.ts';

const held = hold<BoundedMap<string, unknown>>();

/** What loaders worked out at a version, by their keys. `isWhole`: whether an answer is one of that very version. */
export async function answerAt<Answer extends object>(
  version: number,
  { key, work, isWhole }: { key: string; work: () => Promise<Answer>; isWhole: () => boolean },
): Promise<Answer> {
  if (held.version !== version || !held.thing)
    Object.assign(held, { version, thing: new BoundedMap<string, unknown>(heldAnswers) });
  const answers = held.thing;
  // A key belongs to one loader, and so to one kind of answer.
  const known = answers?.use(key) as Answer | undefined;
  if (known !== undefined) return known;
  const answer = await work();
  if (version > 0 && isWhole()) {
    answers?.put(key, answer);
    Object.values(answer).forEach(markHeld);
  }
  return answer;
}
