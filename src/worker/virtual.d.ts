declare module 'virtual:poster-faces' {
  /** Where the faces' outlines are among the assets: `{faceFolder}/{id}.json`. */
  export const faceFolder: string;
}

declare module 'virtual:client-manifest' {
  const manifest: {
    build: string;
    timestamp: number;
    chunks: Record<
      string,
      {
        file: string;
        css?: string[];
        assets?: string[];
        imports?: string[];
        dynamicImports?: string[];
        isEntry?: boolean;
      }
    > | null;
    sheets: Record<string, string>;
  };
  export default manifest;
}

declare module 'virtual:icon-sets' {
  /** Sets by prefix: where their parts are among the assets, and how many. */
  export const iconSets: Record<string, { folder: string; parts: number }>;
  /** Origin of the public icon service, asked second; empty: none. */
  export const iconService: string;
}

declare module 'virtual:common-passwords' {
  /** One a line, most used first, with a line break at both ends. */
  export const commonPasswords: string;
}

declare module 'virtual:color-names' {
  /** A line each: six digits of hex and the name. */
  export const listedNames: string;
}
