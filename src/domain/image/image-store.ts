import { z } from 'zod';
import { type Database, statement } from '../db.ts';

const sizeRow = z.object({ width: z.number(), height: z.number() });

/** Size of a stored picture in px, 0 x 0 when it could not be read; null when there is none. */
export function findImage(
  db: Database,
  key: string,
): Promise<{ width: number; height: number } | null> {
  return db.first(statement(sizeRow, 'SELECT width, height FROM image WHERE key = ?', key));
}
