import { describe, expect, it } from 'vitest';
import { type Prompt, type PromptFacts, promptFor } from '#domain/prompt/prompt.ts';

const visitor = { isSignedIn: false, isSupporter: false };
const member = { isSignedIn: true, isSupporter: false };
const supporter = { isSignedIn: true, isSupporter: true };

/** The views from 1 to 200 at which a prompt comes, when the cookies stay as they are. */
function viewsWith(
  prompt: Prompt,
  person: Pick<PromptFacts, 'isSignedIn' | 'isSupporter'>,
  newsletterCookie: string | null,
  shareCookie: string | null,
): number[] {
  const views = Array.from({ length: 200 }, (_, at) => at + 1);
  return views.filter(
    (count) => promptFor({ ...person, views: count, newsletterCookie, shareCookie }) === prompt,
  );
}

const every = (step: number) =>
  Array.from({ length: Math.floor(200 / step) }, (_, at) => (at + 1) * step);
const fromThree = Array.from({ length: 198 }, (_, at) => at + 3);

describe('the newsletter dialog, over 200 views', () => {
  it.each([
    ['visitor', visitor, null, null, fromThree],
    ['visitor', visitor, null, 'close', fromThree],
    ['visitor', visitor, 'close', null, []],
    ['visitor', visitor, 'other', null, []],
    ['member', member, null, null, []],
    ['supporter', supporter, null, null, []],
  ] as const)('%s %o, newsletter %s, share %s', (_, person, newsletter, share, expected) => {
    expect(viewsWith('newsletter', person, newsletter, share)).toEqual(expected);
  });
});

describe('the share dialog, over 200 views', () => {
  it.each([
    ['visitor', visitor, null, null, []],
    ['visitor', visitor, null, 'close', []],
    ['visitor', visitor, 'other', null, []],
    ['visitor', visitor, 'close', null, every(15)],
    ['visitor', visitor, 'close', 'other', every(15)],
    ['visitor', visitor, 'close', 'close', every(40)],
    ['member', member, null, null, []],
    ['member', member, 'close', null, every(15)],
    ['member', member, 'close', 'close', every(40)],
    ['supporter', supporter, 'close', null, []],
    ['supporter', supporter, 'close', 'close', []],
  ] as const)('%s %o, newsletter %s, share %s', (_, person, newsletter, share, expected) => {
    expect(viewsWith('share', person, newsletter, share)).toEqual(expected);
  });
});

describe('before any page is counted', () => {
  it('nothing is due', () => {
    const facts = { ...visitor, views: 0, newsletterCookie: 'close', shareCookie: null };
    expect(promptFor(facts)).toBeNull();
  });
});
