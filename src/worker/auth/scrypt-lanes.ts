import { pbkdf2Sync } from 'node:crypto';
import romix from 'virtual:romix';
import { atOnce, type Derive, hashBytes } from './password.ts';

interface Exports {
  memory: WebAssembly.Memory;
  romix(at: number, spare: number, table: number, n: number, r: number): void;
}

const pageBytes = 65_536;
/** workerd derives no more with SHA-256: a hash of more lanes, which is none of ours, goes in one piece. */
const lanesMostBytes = 255 * 32;
const blockWords = 16;
/** Where each word of a block goes, so that its diagonals lie side by side. */
const order = Array.from({ length: blockWords }, (_, i) => (i * 5) % blockWords);

/** One for the isolate: it keeps its 16 MB, and nothing in them between two lanes. */
let mixer: Exports | undefined;

/**
 * scrypt lane by lane (RFC 7914, section 6), with a rest between two of them: the native code holds the thread for all
 * of them, and everybody else waits as long.
 */
export function inLanes(rest: () => Promise<void>): Derive {
  return async (password, salt, cost) => {
    const { ln, r, p } = cost;
    const size = 128 * r;
    if (p * size > lanesMostBytes) return atOnce(password, salt, cost);
    const lanes = pbkdf2Sync(password, salt, 1, p * size, 'sha256');
    for (let lane = 0; lane < p; lane++) {
      if (lane > 0) await rest();
      mix(lanes.subarray(lane * size, (lane + 1) * size), 2 ** ln, r);
    }
    return pbkdf2Sync(password, lanes, 1, hashBytes, 'sha256');
  };
}

/** In one go: nothing of it outlasts the call. */
function mix(lane: Uint8Array, n: number, r: number): void {
  const size = lane.length;
  const { memory, romix } = mixerOf(size * (n + 2));
  const words = new Uint32Array(memory.buffer, 0, size / 4);
  const bytes = new DataView(lane.buffer, lane.byteOffset, size);
  const placeOf = (at: number) => 4 * (at - (at % blockWords) + (order[at % blockWords] ?? 0));
  for (let at = 0; at < words.length; at++) words[at] = bytes.getUint32(placeOf(at), true);
  romix(0, size, 2 * size, n, r);
  for (const [at, word] of words.entries()) bytes.setUint32(placeOf(at), word, true);
  new Uint8Array(memory.buffer).fill(0);
}

function mixerOf(bytes: number): Exports {
  mixer ??= new WebAssembly.Instance(romix).exports as unknown as Exports;
  const missing = bytes - mixer.memory.buffer.byteLength;
  if (missing > 0) mixer.memory.grow(Math.ceil(missing / pageBytes));
  return mixer;
}
