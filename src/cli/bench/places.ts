import { mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const scratch = path.join(root, '.bench');

/** Everything the bench reads and leaves behind; `.bench` is kept between runs and ignored by git. */
export const places = {
  root,
  scratch,
  /** The built site as it was when the bench began: others may build meanwhile. */
  site: path.join(scratch, 'site'),
  render: path.join(scratch, 'render'),
  state: path.join(scratch, 'state'),
  peers: path.join(scratch, 'peers'),
  /** Where the reference servers come from; absent on most machines. */
  peersFrom: path.resolve(root, process.env.BENCH_PEERS ?? '../shared/bench'),
  fixtures: path.resolve(root, process.env.FIXTURES_DIR ?? '../shared/data'),
  result: path.join(root, 'bench.json'),
};

export function ensureScratch(): void {
  mkdirSync(places.scratch, { recursive: true });
}
