import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';

const versionRow = z.object({ version: z.number() });
const changedRow = z.object({ changed_at: z.number() });

/** The catalogue version; every change that a public page can show raises it. */
export async function readVersion(db: Database): Promise<number> {
  const row = await db.first(statement(versionRow, 'SELECT version FROM catalogue WHERE id = 1'));
  return row?.version ?? 0;
}

/** When the version was raised last, epoch ms. */
export async function readChangedAt(db: Database): Promise<number> {
  const row = await db.first(
    statement(changedRow, 'SELECT changed_at FROM catalogue WHERE id = 1'),
  );
  return row?.changed_at ?? 0;
}

/** Joins the write batch of the change itself. */
export function bumpVersion(now: number = Date.now()): Statement<unknown> {
  return statement(
    z.unknown(),
    'UPDATE catalogue SET version = version + 1, changed_at = ? WHERE id = 1',
    now,
  );
}

/** Changes one row when the lease was free, over, or the holder's own already; none otherwise. */
export function takeLease(
  name: string,
  holder: string,
  now: number,
  forMs: number,
): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT INTO lease (name, holder, expires_at) VALUES (?1, ?2, ?3)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
     WHERE lease.expires_at <= ?4 OR lease.holder = excluded.holder`,
    name,
    holder,
    now + forMs,
    now,
  );
}

export function releaseLease(name: string, holder: string): Statement<unknown> {
  return statement(z.unknown(), 'DELETE FROM lease WHERE name = ? AND holder = ?', name, holder);
}

export function indexKey(version: number): string {
  return `index:${version}`;
}

export function searchKey(version: number): string {
  return `search:${version}`;
}

export function typefacesKey(version: number): string {
  return `typefaces:${version}`;
}

export function websiteColorsKey(version: number): string {
  return `colors:${version}`;
}

export function palettesKey(version: number): string {
  return `palettes:${version}`;
}

export function initKey(version: number): string {
  return `init:${version}`;
}
