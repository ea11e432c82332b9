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
