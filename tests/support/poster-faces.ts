import { faceFolder } from 'virtual:poster-faces';
import type { FaceTable } from '#domain/poster/face.ts';
import { type FaceId, faceIds } from '#domain/poster/faces.ts';
import type { Env } from '#worker/env.ts';

const loads: Record<FaceId, () => Promise<{ default: FaceTable }>> = {
  'instrument-sans': () => import('virtual:poster-faces/instrument-sans'),
  inter: () => import('virtual:poster-faces/inter'),
  archivo: () => import('virtual:poster-faces/archivo'),
  'bricolage-grotesque': () => import('virtual:poster-faces/bricolage-grotesque'),
  unbounded: () => import('virtual:poster-faces/unbounded'),
  syne: () => import('virtual:poster-faces/syne'),
  'big-shoulders': () => import('virtual:poster-faces/big-shoulders'),
  fraunces: () => import('virtual:poster-faces/fraunces'),
  'bodoni-moda': () => import('virtual:poster-faces/bodoni-moda'),
  'young-serif': () => import('virtual:poster-faces/young-serif'),
  'abril-fatface': () => import('virtual:poster-faces/abril-fatface'),
  'space-mono': () => import('virtual:poster-faces/space-mono'),
};

/** Every face that posters are set in. */
export async function allFaces(): Promise<Map<FaceId, FaceTable>> {
  return new Map(
    await Promise.all(faceIds.map(async (id) => [id, (await loads[id]()).default] as const)),
  );
}

/** The faces as the assets binding serves them; `asked` counts. */
export function faceAssets() {
  let asked = 0;
  const assets = {
    async fetch(address: string) {
      asked += 1;
      const { pathname } = new URL(address);
      const id = faceIds.find((one) => pathname === `${faceFolder}/${one}.json`);
      return id ? Response.json((await loads[id]()).default) : new Response(null, { status: 404 });
    },
  } as unknown as Env['ASSETS'];
  return { assets, asked: () => asked };
}
