import { z } from 'zod';
import { ownPath } from '#domain/user/own-path.ts';

/** An own path, or null. */
export const pathField = z.string().catch('').transform(ownPath);
