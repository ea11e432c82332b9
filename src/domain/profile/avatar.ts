import { refusalOf } from '../image/metadata.ts';
import { onlyPixels } from '../image/webp.ts';
import { avatarMostBytes, avatarMostSide, avatarSide } from '../limits.ts';
import type { Pictures } from '../ports.ts';

const limits = {
  bytes: avatarMostBytes,
  side: avatarMostSide,
  pixels: avatarMostSide * avatarMostSide,
};

/** A picture as it is kept: `side` px square, under a key that says nothing of what was sent. */
export interface Avatar {
  key: string;
  bytes: Uint8Array<ArrayBuffer>;
  side: number;
  type: 'image/webp';
}

/**
 * Judges what was sent by its bytes and draws it anew: of the file nothing is kept but its pixels. `reason` is the end
 * of a sentence about it.
 */
export async function takeAvatar(
  sent: Uint8Array,
  pictures: Pictures,
): Promise<{ ok: true; avatar: Avatar } | { ok: false; reason: string }> {
  const reason = refusalOf(sent, limits);
  if (reason !== null) return { ok: false, reason };
  const drawn = await pictures.square(sent, avatarSide);
  const bytes = drawn && onlyPixels(drawn);
  if (!bytes) {
    return { ok: false, reason: 'cannot be read to its end: save it anew, then try again' };
  }
  return { ok: true, avatar: { key: newKey(), bytes, side: avatarSide, type: 'image/webp' } };
}

function newKey(): string {
  const chance = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
