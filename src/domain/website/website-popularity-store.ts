import { z } from 'zod';
import { type Database, type Statement, statement } from '../db.ts';
import { sourceThatCounts } from '../event/event-store.ts';
import { type Period, type Popular, popularityEvent } from './website-popularity.ts';

const scoreRow = z.object({ id: z.number(), score: z.number(), visitors: z.number() });
const rankedRow = z.object({
  id: z.number(),
  score: z.number(),
  visitors: z.number(),
  total: z.number(),
});

/** Published websites seen in the period, highest score first, then newest; `total` counts all of them. */
export async function listPopular(
  db: Database,
  period: Period,
  page: number,
  size: number,
): Promise<{ ranked: Popular[]; total: number }> {
  const rows = await db.all(popularWebsites(period, page, size));
  return {
    ranked: rows.map(({ id, score, visitors }) => ({ id, score, visitors })),
    total: rows[0]?.total ?? 0,
  };
}

/** `listPopular` as a statement, to be read beside others. */
export function popularWebsites(
  period: Period,
  page: number,
  size: number,
): Statement<z.infer<typeof rankedRow>> {
  return scores(
    rankedRow,
    `, COUNT(*) OVER () AS total`,
    `ORDER BY score DESC, w.published_at DESC, w.id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`,
    period,
  );
}

/** The score of every published website that was seen in the period. */
export async function readScores(db: Database, period: Period): Promise<Map<number, number>> {
  const rows = await db.all(scores(scoreRow, '', '', period));
  return new Map(rows.map(({ id, score }) => [id, score]));
}

/** Decisions 27: the demo sample counts only while no real event has been counted. */
function scores<Row>(
  row: z.ZodType<Row>,
  more: string,
  order: string,
  { from, to, halfLifeDays }: Period,
): Statement<Row> {
  return statement(
    row,
    `SELECT w.id, seen.score, seen.visitors${more}
     FROM (
       SELECT e.entity_id AS id, SUM(e.visitors) AS visitors,
         SUM(ln(1 + e.visitors) * CASE WHEN ?4 IS NULL THEN 1
           ELSE pow(2, (julianday(e.day) - julianday(?3)) / ?4) END) AS score
       FROM event_day e
       WHERE e.entity_kind = 'website' AND e.type = ?1 AND e.day BETWEEN ?2 AND ?3
         AND e.source = ${sourceThatCounts('website', popularityEvent)}
       GROUP BY e.entity_id
     ) seen JOIN website w ON w.id = seen.id AND w.status = 'published'
     WHERE seen.visitors > 0 ${order}`,
    popularityEvent,
    from,
    to,
    halfLifeDays,
  );
}
