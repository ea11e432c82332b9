import { has, pointsOf, readRanges } from './code-points.ts';

interface File {
  file: string;
  bytes: number;
  codePoints: string;
}

/** The smallest of a family's files that draws the whole text; without one, the one that draws most of it. */
export function previewFace<Of extends File>(files: readonly Of[], text: string): Of | null {
  const points = pointsIn(text);
  const ranked = files.map((file) => {
    const ranges = readRanges(file.codePoints) ?? [];
    return { file, drawn: points.filter((point) => has(ranges, point)).length };
  });
  ranked.sort((a, b) => b.drawn - a.drawn || a.file.bytes - b.file.bytes);
  return ranked[0]?.file ?? null;
}

function pointsIn(text: string): number[] {
  const ranges = pointsOf(text);
  const points: number[] = [];
  for (let i = 0; i + 1 < ranges.length; i += 2)
    for (let point = ranges[i] ?? 0; point <= (ranges[i + 1] ?? 0); point++) points.push(point);
  return points;
}
