/** Big-endian bytes, written one after another. */
export class Bytes {
  private readonly parts: number[] = [];

  u8(value: number): this {
    this.parts.push(value & 255);
    return this;
  }

  u16(value: number): this {
    return this.u8(value >>> 8).u8(value);
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value);
  }

  /** IEEE 754, single precision. */
  f32(value: number): this {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value);
    return this.u32(view.getUint32(0));
  }

  ascii(text: string): this {
    for (let i = 0; i < text.length; i += 1) this.u8(text.charCodeAt(i));
    return this;
  }

  /** UTF-16 with its closing zero; gives `text.length + 1` units. */
  utf16(text: string): this {
    for (let i = 0; i < text.length; i += 1) this.u16(text.charCodeAt(i));
    return this.u16(0);
  }

  add(bytes: Iterable<number>): this {
    for (const byte of bytes) this.parts.push(byte);
    return this;
  }

  get length(): number {
    return this.parts.length;
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.parts);
  }
}
