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
