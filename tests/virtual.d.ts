declare module 'virtual:poster-faces/*' {
  const table: import('#domain/poster/face.ts').FaceTable;
  export default table;
}

declare module 'virtual:font-samples' {
  /** Font files in base64 and what Node reads from them. */
  export const samples: {
    file: string;
    bytes: string;
    read: import('#domain/typeface/font-reader.ts').FontRead;
  }[];
}

declare module 'virtual:font-wasm' {
  type Work = (bytes: Uint8Array) => Promise<Uint8Array>;
  export const harfbuzz: typeof import('harfbuzzjs');
  export const subset: WebAssembly.Module;
  export const packWoff2: Work;
  export const unpackWoff2: Work;
}
