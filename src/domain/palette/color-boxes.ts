/** OKLab in boxes of equal size: 24 along each of L (0 to 1), a and b (-0.4 to 0.4, wider than sRGB). */
const side = 24;
const planeFrom = -0.4;
const planeStep = 0.8 / side;

/** The box that each colour of a row of L, a, b lies in. */
export function boxesOf(labs: Float32Array): Uint16Array {
  const boxes = new Uint16Array(labs.length / 3);
  const place = (part: number) => Math.min(side - 1, Math.max(0, Math.floor(part)));
  for (let i = 0; i < boxes.length; i++) {
    const l = place((labs[i * 3] as number) * side);
    const a = place(((labs[i * 3 + 1] as number) - planeFrom) / planeStep);
    const b = place(((labs[i * 3 + 2] as number) - planeFrom) / planeStep);
    boxes[i] = (l * side + a) * side + b;
  }
  return boxes;
}

/** For each box no more than the distance from any colour in it to the nearest of those asked for. */
export function leastByBox(asked: Float32Array): Float32Array {
  const least = new Float32Array(side ** 3).fill(Infinity);
  const gap = (value: number, from: number, step: number) =>
    Math.max(0, from - value, value - from - step) ** 2;
  for (let i = 0; i < asked.length; i += 3) {
    const [l = 0, a = 0, b = 0] = asked.subarray(i, i + 3);
    const far = (value: number) =>
      Float64Array.from({ length: side }, (_, n) =>
        gap(value, planeFrom + n * planeStep, planeStep),
      );
    const [alongA, alongB] = [far(a), far(b)];
    for (let box = 0, x = 0; x < side; x++) {
      const one = gap(l, x / side, 1 / side);
      for (let y = 0; y < side; y++) {
        const two = one + (alongA[y] as number);
        for (let z = 0; z < side; z++, box++)
          least[box] = Math.min(least[box] as number, two + (alongB[z] as number));
      }
    }
  }
  // A little less, for what rounding to 32 bits may have added.
  return least.map((square) => Math.max(0, Math.sqrt(square) - 1e-6));
}
