import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import type { Note } from './kind.ts';
import { allowedSlug, type Named } from './slug.ts';

/** What a row asks for. `found` is the thing in the database that the row is about. */
export interface Claim {
  line: number;
  id: number | undefined;
  /** As the file wrote it, or made from the name. */
  slug: string;
  found: { id: number; slug: string } | undefined;
}

export interface Settled {
  id: number;
  slug: string;
  isNew: boolean;
}

export interface Settlement {
  settled: Settled[];
  notes: Note[];
  /** `[kind, slug, id]` of every slug that was given up or never granted. */
  oldSlugs: [string, string, number][];
}

/** Who has a slug now, or had it once. */
type Owners = Map<string, { id: number; past: boolean }>;

const slugRow = z.object({ slug: z.string(), id: z.number() });
const idRow = z.object({ id: z.number() });
const seqRow = z.object({ seq: z.number() });

/** Kinds that are looked up under one address, `/websites/{slug}`, may not share a slug. */
const rivals: Partial<Record<Named, Named>> = { category: 'location', location: 'category' };
const numbered = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Gives every claim its id and slug: a file's id when it is free, the wanted slug where the rules allow it
 * and nobody has or had it. Nothing is written; two claims never get the same.
 */
export async function settle(
  db: Database,
  kind: Named,
  claims: readonly Claim[],
): Promise<Settlement> {
  const settlement: Settlement = { settled: [], notes: [], oldSlugs: [] };
  if (claims.length === 0) return settlement;
  const wanted = claims.map((claim) => allowedSlug(kind, claim.slug));
  const [owners, others, ids] = await Promise.all([
    slugOwners(
      db,
      kind,
      wanted.flatMap((slug) => [slug, `${slug}-${kind}`]),
    ),
    rivalSlugs(db, kind, wanted),
    idSource(db, kind, claims),
  ]);
  for (const [slug, owner] of await slugOwners(db, kind, collisions(wanted, claims, owners)))
    owners.set(slug, owner);
  claims.forEach((claim, i) => {
    const id = claim.found?.id ?? ids.take(claim.id);
    const base = wanted[i] || `${kind}-${id}`;
    const slug = grant(kind, others.has(base) ? `${base}-${kind}` : base, id, claim, owners);
    owners.set(slug, { id, past: false });
    settlement.settled.push({ id, slug, isNew: claim.found === undefined });
    report(settlement, kind, claim, { id, slug }, owners);
  });
  return settlement;
}

/** The statement that keeps old slugs, so that their addresses redirect. The first owner keeps a slug. */
export function keepOldSlugs(oldSlugs: Settlement['oldSlugs']): Statement<unknown> {
  return statement(
    z.unknown(),
    `INSERT OR IGNORE INTO slug_history (entity_kind, slug, entity_id)
     SELECT value->>0, value->>1, value->>2 FROM json_each(?1)`,
    JSON.stringify(oldSlugs),
  );
}

function grant(kind: Named, slug: string, id: number, claim: Claim, owners: Owners): string {
  const owner = owners.get(slug);
  if (!owner || (owner.id === id && !owner.past)) return slug;
  if (claim.found) return claim.found.slug;
  return alternatives(slug).find((other) => !owners.has(other)) ?? `${slug}-${kind}-${id}`;
}

function report(
  settlement: Settlement,
  kind: Named,
  claim: Claim,
  got: { id: number; slug: string },
  owners: Owners,
): void {
  const before = claim.found?.slug ?? claim.slug;
  if (before !== got.slug && before !== '') {
    const owner = owners.get(before);
    if (!owner || owner.id === got.id) settlement.oldSlugs.push([kind, before, got.id]);
    settlement.notes.push({ line: claim.line, text: `${kind} slug ${before} is now ${got.slug}` });
  }
  if (!claim.found && claim.id !== undefined && claim.id !== got.id) {
    const text = `${kind} ${got.slug}: id ${claim.id} is not free, it got ${got.id}`;
    settlement.notes.push({ line: claim.line, text });
  }
}

/** More slugs to look up: what the claims that cannot have their first wish may get instead. */
function collisions(wanted: readonly string[], claims: readonly Claim[], owners: Owners): string[] {
  const seen = new Set<string>();
  return wanted.flatMap((slug, i) => {
    const owner = owners.get(slug);
    const free = !seen.has(slug) && (!owner || owner.id === claims[i]?.found?.id);
    seen.add(slug);
    return free ? [] : alternatives(slug);
  });
}

function alternatives(slug: string): string[] {
  return numbered.map((number) => `${slug}-${number}`);
}

/** Who has, or once had, each of these slugs. */
async function slugOwners(db: Database, kind: Named, slugs: readonly string[]): Promise<Owners> {
  if (slugs.length === 0) return new Map();
  const json = JSON.stringify(slugs);
  const [old, now] = await db.batch(
    statement(
      slugRow,
      `SELECT slug, entity_id AS id FROM slug_history
       WHERE entity_kind = ?1 AND slug IN (SELECT value FROM json_each(?2))`,
      kind,
      json,
    ),
    statement(
      slugRow,
      `SELECT slug, id FROM ${kind} WHERE slug IN (SELECT value FROM json_each(?1))`,
      json,
    ),
  );
  const owners: Owners = new Map();
  for (const { slug, id } of old) owners.set(slug, { id, past: true });
  for (const { slug, id } of now) owners.set(slug, { id, past: false });
  return owners;
}

async function rivalSlugs(
  db: Database,
  kind: Named,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rival = rivals[kind];
  if (!rival) return new Set();
  const owners = await slugOwners(db, rival, slugs);
  return new Set([...owners].flatMap(([slug, { past }]) => (past ? [] : [slug])));
}

/** Hands out ids: the asked one while it is free, otherwise one that was never used. */
export async function idSource(
  db: Database,
  kind: Named | 'palette',
  claims: readonly { id: number | undefined; found: object | undefined }[],
) {
  const asked = claims.flatMap(({ id, found }) => (id === undefined || found ? [] : [id]));
  const [taken, sequence] = await db.batch(
    statement(
      idRow,
      `SELECT id FROM ${kind} WHERE id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(asked),
    ),
    statement(seqRow, 'SELECT seq FROM sqlite_sequence WHERE name = ?1', kind),
  );
  const used = new Set(taken.map(({ id }) => id));
  const free = new Set(asked.filter((id) => !used.has(id)));
  let next = Math.max(sequence[0]?.seq ?? 0, ...free) + 1;
  return {
    take(id: number | undefined): number {
      if (id !== undefined && free.delete(id)) return id;
      return next++;
    },
  };
}
