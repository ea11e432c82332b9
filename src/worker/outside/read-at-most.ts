/** The first `most` bytes; then, and when a signal says so, the rest is never asked for. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  signal?: AbortSignal,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  if (!body) return { bytes: new Uint8Array(), isCut: false };
  const reader = body.getReader();
  const bytes = new Uint8Array(most);
  let length = 0;
  const stop = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const left = most - length;
      bytes.set(part.value.subarray(0, left), length);
      length += Math.min(part.value.length, left);
      if (part.value.length > left) {
        stop();
        return { bytes, isCut: true };
      }
    }
    return { bytes: bytes.slice(0, length), isCut: false };
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
