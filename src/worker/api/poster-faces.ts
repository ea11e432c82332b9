import { covers, type FaceTable } from '#domain/poster/face.ts';
import { type FaceId, houseFace } from '#domain/poster/faces.ts';

type Load = () => Promise<{ default: FaceTable }>;

/** A chunk a face: an isolate reads those that it draws with, pages none. */
const loads: Record<FaceId, Load> = {
  'instrument-sans': () => import('virtual:poster-face/instrument-sans'),
  inter: () => import('virtual:poster-face/inter'),
  archivo: () => import('virtual:poster-face/archivo'),
  'bricolage-grotesque': () => import('virtual:poster-face/bricolage-grotesque'),
  unbounded: () => import('virtual:poster-face/unbounded'),
  syne: () => import('virtual:poster-face/syne'),
  'big-shoulders': () => import('virtual:poster-face/big-shoulders'),
  fraunces: () => import('virtual:poster-face/fraunces'),
  'bodoni-moda': () => import('virtual:poster-face/bodoni-moda'),
  'young-serif': () => import('virtual:poster-face/young-serif'),
  'abril-fatface': () => import('virtual:poster-face/abril-fatface'),
  'space-mono': () => import('virtual:poster-face/space-mono'),
};

/** The face asked for, or the house's own where a guest has no outline for a letter. */
export async function loadFace(id: FaceId, name: string): Promise<FaceTable> {
  const { default: table } = await loads[id]();
  if (id === houseFace || covers(table, name)) return table;
  const { default: house } = await loads[houseFace]();
  return house;
}
