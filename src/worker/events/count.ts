import { dayOf } from '#domain/day.ts';
import type { CountedEvent } from '#domain/event/event.ts';
import { visitorKey } from '#domain/event/event-store.ts';
import { uncountedPattern } from '#domain/limits.ts';
import type { AppContext } from '../context.ts';
import { hmac } from '../derived-key.ts';
import { inBackground } from '../in-background.ts';

type Happening = Pick<CountedEvent, 'type' | 'things' | 'term'>;

/** The last day's key: reading it for each event would double their cost. */
let kept: { day: string; key: string } | null = null;

/** Sends it to be counted, behind the answer. Bots, and what names nothing, count for nothing. */
export function count(c: AppContext, happening: Happening): void {
  const agent = c.req.header('user-agent') ?? '';
  if (happening.things.length === 0 || agent === '' || uncountedPattern.test(agent)) return;
  inBackground(c, send(c, happening, agent));
}

/** Tried twice; under its one id it is counted once, however often it arrives. */
async function send(c: AppContext, happening: Happening, agent: string): Promise<void> {
  const day = dayOf(c.get('now')());
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  const event: CountedEvent = {
    id: crypto.randomUUID(),
    day,
    visitor: await hmac(await keyOf(c, day), `${address} ${agent}`),
    ...happening,
  };
  const { EVENTS } = c.env;
  await EVENTS.send(event).catch(() => EVENTS.send(event));
}

async function keyOf(c: AppContext, day: string): Promise<string> {
  if (kept?.day !== day) kept = { day, key: await visitorKey(c.get('db'), day) };
  return kept.key;
}
