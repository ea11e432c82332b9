/** The types of WebAssembly (core, 5.3). */
export const i32 = 0x7f;
export const v128 = 0x7b;

export const op = {
  end: 0x0b,
  call: 0x10,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  load: 0x28,
  constant: 0x41,
  lessUnsigned: 0x49,
  add: 0x6a,
  subtract: 0x6b,
  multiply: 0x6c,
  and: 0x71,
  shiftLeft: 0x74,
  shiftRight: 0x76,
} as const;

/** Of vectors of four 32-bit words (core, 5.4.8). */
export const vector = {
  load: [0xfd, 0x00, 4],
  store: [0xfd, 0x0b, 4],
  shuffle: [0xfd, 0x0d],
  xor: [0xfd, 0x51],
  or: [0xfd, 0x50],
  shiftLeft: [0xfd, 0xab, 0x01],
  shiftRight: [0xfd, 0xad, 0x01],
  add: [0xfd, 0xae, 0x01],
};

export interface Body {
  locals: { count: number; type: number }[];
  code: number[];
}

/** Again while what it leaves is not zero. */
export function loop(code: readonly number[]): number[] {
  return [0x03, 0x40, ...code, 0x0d, 0, op.end];
}

/** Instructions and what belongs to them, one after another. */
export function seq(...parts: readonly (number | readonly number[])[]): number[] {
  return parts.flat();
}

export const get = (local: number) => [op.get, local];
export const set = (local: number) => [op.set, local];
export const number = (value: number) => [op.constant, ...signed(value)];

export function section(id: number, parts: readonly number[][]): number[] {
  const content = list(parts);
  return [id, ...unsigned(content.length), ...content];
}

export function list(parts: readonly number[][]): number[] {
  return [...unsigned(parts.length), ...parts.flat()];
}

export function name(text: string): number[] {
  return list(Array.from(Buffer.from(text), (byte) => [byte]));
}

export function body({ locals, code }: Body): number[] {
  const whole = [
    ...list(locals.map(({ count, type }) => [...unsigned(count), type])),
    ...code,
    op.end,
  ];
  return [...unsigned(whole.length), ...whole];
}

/** LEB128. */
export function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  const [low, rest] = [value & 0x7f, value >> 7];
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}
