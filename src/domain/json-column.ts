import { z } from 'zod';

/** A column of JSON text, read as the shape. */
export function json<Shape extends z.ZodType>(shape: Shape) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(shape);
}
