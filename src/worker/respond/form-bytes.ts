import { formEndBytes } from '#domain/limits.ts';

/**
 * A form's body as far as it is kept: `most` bytes. Of a longer one that is its beginning and its end, so that fields
 * around a file which is too large come through, or null where it is not `keepsEnds`. Null, too, for one that goes on
 * after `readMost`; what was not read then is never asked for.
 */
export async function formBytes(
  body: ReadableStream<Uint8Array> | null,
  { most, keepsEnds, readMost }: { most: number; keepsEnds: boolean; readMost: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  let ends: Uint8Array<ArrayBuffer> | null = null;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > (keepsEnds ? readMost : most)) {
      void reader.cancel().catch(() => {});
      return null;
    }
    if (ends) {
      pushEnd(ends, part.value);
      continue;
    }
    parts.push(part.value);
    if (length > most) ends = endsOf(parts.splice(0), most);
  }
  return ends ?? joined(parts, length);
}

/** The beginning of what came so far, and its last `formEndBytes`. */
function endsOf(parts: readonly Uint8Array[], most: number): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const all = joined(parts, length);
  const ends = all.slice(0, most);
  ends.set(all.subarray(length - formEndBytes), most - formEndBytes);
  return ends;
}

function pushEnd(ends: Uint8Array, part: Uint8Array): void {
  const last = part.subarray(-formEndBytes);
  ends.copyWithin(ends.length - formEndBytes, ends.length - formEndBytes + last.length);
  ends.set(last, ends.length - last.length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
