import { faceFolder } from 'virtual:poster-faces';
import { covers, type FaceTable } from '#domain/poster/face.ts';
import { type FaceId, houseFace } from '#domain/poster/faces.ts';
import type { AppContext } from '../context.ts';
import { readAsset } from '../read-asset.ts';

/** Faces that this isolate has drawn with. Bounded by their number: a dozen of some 100 KB. */
const kept = new Map<FaceId, FaceTable>();

/** The face asked for, or the house's own where a guest has no outline for a letter; null when it cannot be read. */
export async function loadFace(c: AppContext, id: FaceId, name: string): Promise<FaceTable | null> {
  const table = await readFace(c, id);
  if (!table || id === houseFace || covers(table, name)) return table;
  return readFace(c, houseFace);
}

async function readFace(c: AppContext, id: FaceId): Promise<FaceTable | null> {
  const table = kept.get(id) ?? (await readAsset<FaceTable>(c, `${faceFolder}/${id}.json`));
  if (table) kept.set(id, table);
  return table;
}
