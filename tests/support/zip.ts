/** The files of a zip whose parts are stored as they are, by the list at its end. */
export function unzipped(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('no zip');
  const files: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50 || view.getUint16(at + 10, true) !== 0) {
      throw new Error('not an entry that is stored as it is');
    }
    const [size, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    const body = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files[text(at + 46, nameLength)] = text(body, size);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
