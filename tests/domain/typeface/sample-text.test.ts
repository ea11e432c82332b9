import { expect, test } from 'vitest';
import { pointsOf, readRanges, writeRanges } from '#domain/typeface/code-points.ts';
import { sampleFor } from '#domain/typeface/sample-text.ts';

const arabic = { headline: 'نص حكيم', script: 'Arabic' };
const greek = { headline: 'Ξεσκεπάζω', script: 'Greek' };
const english = 'Quick wafting zephyrs vex bold Jim';
const rangesOf = (text: string) => readRanges(writeRanges(pointsOf(text))) ?? [];
const both = rangesOf(english + arabic.headline);

test('a family is first seen in the script that its name says', () => {
  expect(sampleFor(both, 'IBM Plex Sans Arabic', [greek, arabic])).toBe(arabic.headline);
  expect(sampleFor(both, 'Rubik', [greek, arabic])).toBe(english);
});

test('a script that the files lack is not shown, whatever the name says', () => {
  expect(sampleFor(rangesOf(english), 'Arabic Nights', [arabic])).toBe(english);
  expect(sampleFor(rangesOf(greek.headline), 'Syntax', [arabic, greek])).toBe(greek.headline);
});

test('words of a language end where a line is full: at a word, counted in letters as people see them', () => {
  const hindi = 'ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश करने वाले विष्णुवतार भगवान श्रीराम';
  const spoken = [{ headline: hindi, script: 'Devanagari' }];
  const line = sampleFor(rangesOf(hindi), 'IBM Plex Sans Devanagari', spoken);
  expect(hindi.startsWith(`${line} `)).toBe(true);
  const letters = [...new Intl.Segmenter('hi').segment(line)].length;
  expect(letters).toBeLessThanOrEqual(34);
  expect(letters).toBeGreaterThan(24);
  const word = 'ق'.repeat(60);
  expect(
    sampleFor(rangesOf(word), 'Kufi', [{ headline: `${word} ${word}`, script: 'Arabic' }]),
  ).toBe(word);
});
