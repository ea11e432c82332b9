import { pbkdf2Sync } from 'node:crypto';
import romix from 'virtual:romix';
import { type Derive, hashBytes } from './password.ts';

interface Exports {
  memory: WebAssembly.Memory;
  fill(at: number, spare: number, table: number, n: number, r: number): void;
  mix(at: number, spare: number, table: number, n: number, r: number): void;
}

const pageBytes = 65_536;
const blockWords = 16;
/** Where each word of a block goes, so that its diagonals lie side by side. */
const order = Array.from({ length: blockWords }, (_, i) => (i * 5) % blockWords);

/** One for the isolate: it keeps its 16 MB. */
let mixer: Exports | undefined;
/** Whose table is in it. */
let holder: Uint8Array | undefined;

/**
 * scrypt half a lane at a time (RFC 7914, section 6), with a rest between two of them: the native code holds the thread
 * for all lanes, and everybody else waits as long.
 */
export function inLanes(rest: () => Promise<void>): Derive {
  return async (password, salt, { ln, r, p }) => {
    const size = 128 * r;
    const lanes = pbkdf2Sync(password, salt, 1, p * size, 'sha256');
    for (let lane = 0; lane < p; lane++) {
      if (lane > 0) await rest();
      await mixLane(lanes.subarray(lane * size, (lane + 1) * size), 2 ** ln, rest);
    }
    return pbkdf2Sync(password, lanes, 1, hashBytes, 'sha256');
  };
}

/** Whoever comes between its halves takes the table away: it is made again then. Nothing of it is left behind. */
async function mixLane(lane: Uint8Array, n: number, rest: () => Promise<void>): Promise<void> {
  const size = lane.length;
  const places = [0, size, 2 * size, n, size / 128] as const;
  const fill = (): Exports => {
    const exports = mixerOf(size * (n + 2));
    put(lane, exports.memory);
    exports.fill(...places);
    holder = lane;
    return exports;
  };
  fill();
  await rest();
  const { memory, mix } = holder === lane ? mixerOf(0) : fill();
  mix(...places);
  take(lane, memory);
  new Uint8Array(memory.buffer).fill(0);
  holder = undefined;
}

function put(lane: Uint8Array, memory: WebAssembly.Memory): void {
  const bytes = bytesOf(lane);
  const words = new Uint32Array(memory.buffer, 0, lane.length / 4);
  for (let at = 0; at < words.length; at++) words[at] = bytes.getUint32(placeOf(at), true);
}

function take(lane: Uint8Array, memory: WebAssembly.Memory): void {
  const bytes = bytesOf(lane);
  const words = new Uint32Array(memory.buffer, 0, lane.length / 4);
  for (const [at, word] of words.entries()) bytes.setUint32(placeOf(at), word, true);
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Where a lane has the word that comes at this place of the memory. */
function placeOf(at: number): number {
  return 4 * (at - (at % blockWords) + (order[at % blockWords] ?? 0));
}

function mixerOf(bytes: number): Exports {
  mixer ??= new WebAssembly.Instance(romix).exports as unknown as Exports;
  const missing = bytes - mixer.memory.buffer.byteLength;
  if (missing > 0) mixer.memory.grow(Math.ceil(missing / pageBytes));
  return mixer;
}
