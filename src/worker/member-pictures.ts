import type { ImagesBinding } from '@cloudflare/workers-types';
import { imageQuality } from '#domain/limits.ts';
import type { Pictures } from '#domain/ports.ts';
import type { Env } from './env.ts';

/** By the Images binding into the bucket of all pictures. */
export function memberPictures({ IMAGES, PICTURES }: Env): Pictures {
  return {
    async square(bytes, side) {
      try {
        const output = await IMAGES.input(streamOf(bytes))
          .transform({ width: side, height: side, fit: 'cover' })
          .output({ format: 'image/webp', quality: imageQuality, anim: false });
        const answer = output.response();
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      } catch {
        return null;
      }
    },
    async put(key, bytes, type) {
      await PICTURES.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    async drop(keys) {
      if (keys.length > 0) await PICTURES.delete([...keys]);
    },
  };
}

function streamOf(bytes: Uint8Array) {
  const whole = new Blob([bytes.slice()]).stream();
  return whole as unknown as Parameters<ImagesBinding['input']>[0];
}
