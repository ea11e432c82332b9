import { distanceText } from '#routes/colors/distance.ts';

/** How near each of what was found is, in words, by its id. */
export function nearReasons(
  near: readonly { id: number; distance: number }[],
  said: 'on average' | 'at the nearest',
): Record<number, string> {
  const same = said === 'on average' ? 'The same colours' : 'It holds the colour itself';
  return Object.fromEntries(
    near.map(({ id, distance }) => [
      id,
      distance < 0.0005 ? same : `${distanceText(distance)} ${said}`,
    ]),
  );
}
