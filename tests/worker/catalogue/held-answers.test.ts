import { expect, test } from 'vitest';
import { heldAnswers } from '#domain/limits.ts';
import { forgetHeld } from '#worker/catalogue/held.ts';
import { answerAt } from '#worker/catalogue/held-answers.ts';

function counted(isWhole = () => true) {
  const worked: string[] = [];
  const ask = (version: number, key: string, fails = false) =>
    answerAt(version, {
      key,
      isWhole,
      work: async () => {
        worked.push(key);
        if (fails) throw new Error(`no ${key}`);
        return { version, key };
      },
    });
  return { ask, worked };
}

test('an answer is worked out once a version and key, and is the very same each time', async () => {
  forgetHeld();
  const { ask, worked } = counted();
  const first = await ask(3, 'a');
  expect(await ask(3, 'a')).toBe(first);
  expect(await ask(3, 'b')).toEqual({ version: 3, key: 'b' });
  expect(await ask(4, 'a')).toEqual({ version: 4, key: 'a' });
  expect(worked).toEqual(['a', 'b', 'a']);
});

test('what throws is not held', async () => {
  forgetHeld();
  const { ask, worked } = counted();
  await expect(ask(3, 'a', true)).rejects.toThrow('no a');
  expect(await ask(3, 'a')).toEqual({ version: 3, key: 'a' });
  expect(worked).toEqual(['a', 'a']);
});

test.each([
  ['of no known version', 0, true],
  ['of an index that is behind', 3, false],
])('an answer %s is not held', async (_, version, whole) => {
  forgetHeld();
  const { ask, worked } = counted(() => whole);
  await ask(version, 'a');
  await ask(version, 'a');
  expect(worked).toEqual(['a', 'a']);
});

test('so many are held, and the one asked for longest ago goes first', async () => {
  forgetHeld();
  const { ask, worked } = counted();
  for (let i = 0; i < heldAnswers; i++) await ask(3, String(i));
  await ask(3, '0');
  await ask(3, 'more');
  worked.length = 0;
  await ask(3, '0');
  await ask(3, '1');
  expect(worked).toEqual(['1']);
});
