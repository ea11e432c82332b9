import {
  type Body,
  body,
  get,
  i32,
  list,
  loop,
  name,
  number,
  op,
  section,
  seq,
  set,
  unsigned,
  v128,
  vector,
} from './wasm-code.ts';

const blockBytes = 64;
const vectorBytes = 16;
const [mixing, folding] = [0, 1];

/**
 * The middle of scrypt as WebAssembly: `romix(at, spare, table, n, r)` mixes the 128 r bytes at `at` in place (RFC 7914,
 * section 5), with as many spare bytes at `spare` and 128 r n at `table`, out of `memory`, which starts with one page.
 * Each block of 64 bytes lies in the order of its diagonals, so that one instruction does a whole column of Salsa20/8.
 */
export function romixModule(): Uint8Array<ArrayBuffer> {
  const types = section(1, [
    [0x60, ...list([[i32], [i32], [i32]]), 0],
    [0x60, ...list([[i32], [i32], [i32], [i32], [i32]]), 0],
  ]);
  const functions = section(3, [[0], [0], [1]]);
  const memory = section(5, [[0x00, 1]]);
  const exports = section(7, [
    [...name('memory'), 0x02, 0],
    [...name('romix'), 0x00, 2],
  ]);
  const code = section(10, [body(blockMix()), body(foldIn()), body(romix())]);
  return Uint8Array.from([
    ...seq(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
    ...types,
    ...functions,
    ...memory,
    ...exports,
    ...code,
  ]);
}

/** The locals of `mix`: its parameters, a count, a place, the block in hand. */
const mixed = { from: 0, to: 1, r: 2, i: 3, at: 4, x: [5, 6, 7, 8] };

/** `mix(from, to, r)`: scryptBlockMix, the even blocks before the odd ones. */
function blockMix(): Body {
  const { from, r, i, at, x } = mixed;
  const half = [...get(r), ...number(6), op.shiftLeft, op.add];
  return {
    locals: [
      { count: 2, type: i32 },
      { count: 9, type: v128 },
    ],
    code: [
      // The last block, at from + 128 r - 64.
      ...seq(get(from), get(r), number(7), op.shiftLeft, op.add),
      ...seq(number(blockBytes), op.subtract, set(at)),
      ...x.flatMap((word, k) => [...loaded(at, k), ...set(word)]),
      ...loop([
        ...seq(get(from), get(i), number(7), op.shiftLeft, op.add, set(at)),
        ...mixedBlock(0, []),
        ...mixedBlock(1, half),
        ...seq(get(i), number(1), op.add, op.tee, i, get(r), op.lessUnsigned),
      ]),
    ],
  };
}

/** The next block, `nth` of two, goes into the one in hand, and that to place i, `half` of all blocks further. */
function mixedBlock(nth: number, half: readonly number[]): number[] {
  const { to, i, at, x } = mixed;
  return [
    ...x.flatMap((word, k) => [
      ...seq(get(word), loaded(at, nth * x.length + k), vector.xor, set(word)),
    ]),
    ...salsa(x),
    ...x.flatMap((word, k) => [
      ...seq(get(to), get(i), number(6), op.shiftLeft, op.add, half),
      ...seq(get(word), vector.store, unsigned(k * vectorBytes)),
    ]),
  ];
}

function loaded(local: number, nth: number): number[] {
  return [...get(local), ...vector.load, ...unsigned(nth * vectorBytes)];
}

/** Salsa20/8 over four vectors, added to what they were. Locals 9 to 12 hold that, 13 a sum. */
function salsa(x: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = x;
  const kept = x.map((word) => word + 4);
  const twice = [
    ...quarter(b, a, d, 7),
    ...quarter(c, b, a, 9),
    ...quarter(d, c, b, 13),
    ...quarter(a, d, c, 18),
    ...turned(b, [3, 0, 1, 2]),
    ...turned(c, [2, 3, 0, 1]),
    ...turned(d, [1, 2, 3, 0]),
    ...quarter(d, a, b, 7),
    ...quarter(c, d, a, 9),
    ...quarter(b, c, d, 13),
    ...quarter(a, b, c, 18),
    ...turned(b, [1, 2, 3, 0]),
    ...turned(c, [2, 3, 0, 1]),
    ...turned(d, [3, 0, 1, 2]),
  ];
  return [
    ...x.flatMap((word, k) => [...get(word), ...set(kept[k] ?? 0)]),
    ...[twice, twice, twice, twice].flat(),
    ...x.flatMap((word, k) => [...get(word), ...get(kept[k] ?? 0), ...vector.add, ...set(word)]),
  ];
}

const sum = 13;

/** `word ^= (one + other) <<< bits`. */
function quarter(word: number, one: number, other: number, bits: number): number[] {
  return [
    ...seq(get(word), get(one), get(other), vector.add, op.tee, sum),
    ...seq(number(bits), vector.shiftLeft),
    ...seq(get(sum), number(32 - bits), vector.shiftRight),
    ...seq(vector.or, vector.xor, set(word)),
  ];
}

/** Its four words in another order. */
function turned(word: number, order: readonly number[]): number[] {
  const bytes = order.flatMap((from) => [0, 1, 2, 3].map((byte) => from * 4 + byte));
  return [...get(word), ...get(word), ...vector.shuffle, ...bytes, ...set(word)];
}

/** `fold(into, from, r)`: 128 r bytes by exclusive or. */
function foldIn(): Body {
  const [into, from, r, end] = [0, 1, 2, 3];
  return {
    locals: [{ count: 1, type: i32 }],
    code: [
      ...seq(get(into), get(r), number(7), op.shiftLeft, op.add, set(end)),
      ...loop([
        ...[0, 1, 2, 3].flatMap((k) => [
          ...seq(get(into), loaded(into, k), loaded(from, k), vector.xor),
          ...seq(vector.store, unsigned(k * vectorBytes)),
        ]),
        ...seq(get(from), number(blockBytes), op.add, set(from)),
        ...seq(get(into), number(blockBytes), op.add, op.tee, into, get(end)),
        op.lessUnsigned,
      ]),
    ],
  };
}

/** Two steps a turn: what was mixed into the spare bytes is mixed back. */
function romix(): Body {
  const [at, spare, table, n, r, i, bytes, place] = [0, 1, 2, 3, 4, 5, 6, 7];
  const copy = (from: number) => [
    ...seq(get(place), get(from), get(bytes), 0xfc, 0x0a, 0, 0),
    ...seq(get(place), get(bytes), op.add, set(place)),
  ];
  const mix = (from: number, to: number) => [...seq(get(from), get(to), get(r), op.call, mixing)];
  const fold = (into: number) => [
    ...seq(get(into), get(table)),
    // Integerify: the first word of the last block.
    ...seq(get(into), get(bytes), op.add, number(blockBytes), op.subtract, op.load, 2, 0),
    ...seq(get(n), number(1), op.subtract, op.and, get(bytes), op.multiply, op.add),
    ...seq(get(r), op.call, folding),
  ];
  const next = [...get(i), ...number(2), op.add, op.tee, i, ...get(n), op.lessUnsigned];
  return {
    locals: [{ count: 3, type: i32 }],
    code: [
      ...seq(get(r), number(7), op.shiftLeft, set(bytes), get(table), set(place)),
      ...loop([...copy(at), ...mix(at, spare), ...copy(spare), ...mix(spare, at), ...next]),
      ...seq(number(0), set(i)),
      ...loop([...fold(at), ...mix(at, spare), ...fold(spare), ...mix(spare, at), ...next]),
    ],
  };
}
