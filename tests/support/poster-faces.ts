import type { FaceTable } from '#domain/poster/face.ts';
import { type FaceId, faceIds } from '#domain/poster/faces.ts';
import { loadFace } from '#worker/api/poster-faces.ts';

/** Every face that posters are set in. */
export async function allFaces(): Promise<Map<FaceId, FaceTable>> {
  return new Map(
    await Promise.all(faceIds.map(async (id) => [id, await loadFace(id, '')] as const)),
  );
}
