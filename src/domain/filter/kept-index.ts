import { z } from 'zod';

const numbered = z.looseObject({ format: z.number() });

/** A value of a facet. */
export const indexedTerm = z.object({
  slug: z.string(),
  name: z.string(),
  /** Places in the list of what has it, ascending. */
  members: z.array(z.number()),
});
export type IndexedTerm = z.infer<typeof indexedTerm>;

/** The contents of an index as text, under the number of their format. */
export function encodeKept(format: number, contents: object): string {
  return JSON.stringify({ format, ...contents });
}

/** What `encodeKept` made; null for a text that is not whole or of another format. */
export function readKept<Contents>(
  format: number,
  shape: z.ZodType<Contents>,
  text: string,
): Contents | null {
  const kept = numbered.safeParse(jsonOf(text));
  if (!kept.success || kept.data.format !== format) return null;
  const contents = shape.safeParse(kept.data);
  return contents.success ? contents.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
