declare module 'anypalette' {
  interface NamedColor {
    name: string;
    /** From 0 to 1. */
    red: number;
    green: number;
    blue: number;
  }
  /** `data`: a character a byte. The format is taken by the ending, else by what the bytes look like. */
  export function loadPalette(
    file: { data: string; fileExt: string },
    done: (
      error: Error | null,
      palette: NamedColor[] | undefined,
      format: { name: string } | undefined,
    ) => void,
  ): void;
}
