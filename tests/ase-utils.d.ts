declare module 'ase-utils' {
  interface AseColor {
    name: string;
    model: string;
    /** Channels from 0 to 1. */
    color: number[];
    type: string;
  }
  /** `colors` holds those of the groups too. */
  export function decode(bytes: Buffer): {
    version: string;
    groups: { name: string; colors?: AseColor[] }[];
    colors: AseColor[];
  };
}
