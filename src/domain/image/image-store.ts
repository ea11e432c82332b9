import { z } from 'zod';
import { type Database, statement } from '../db.ts';

const sizeRow = z.object({ width: z.number(), height: z.number() });

/** Size of an original picture in px, or null. */
export function findImage(
  db: Database,
  key: string,
): Promise<{ width: number; height: number } | null> {
  return db.first(statement(sizeRow, 'SELECT width, height FROM image WHERE key = ?', key));
}
