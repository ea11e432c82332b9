declare module 'virtual:poster-face/*' {
  const table: import('#domain/poster/face.ts').FaceTable;
  export default table;
}

declare module 'virtual:client-manifest' {
  const manifest: {
    build: string;
    timestamp: number;
    chunks: Record<
      string,
      { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
    > | null;
    sheets: Record<string, string>;
  };
  export default manifest;
}
