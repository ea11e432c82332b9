import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#domain/db.ts';
import { type Recorded, recording } from './recording.ts';

export type Run = (db: Database) => Promise<unknown>;

/** Tables that grow with the catalogue or its visitors. */
const large: ReadonlySet<string> = new Set([
  'website',
  'website_category',
  'website_typeface',
  'website_color',
  'credit',
  'profile',
  'profile_specialty',
  'profile_link',
  'profile_owner',
  'typeface',
  'fact',
  'link',
  'image',
  'slug_history',
  'event_day',
  'favorite',
  'collection',
  'collection_item',
  'user',
  'session',
  'account',
  'verification',
  'attempt',
  'account_event',
  'outgoing_mail',
  'email_change',
  'face',
  'typeface_designer',
  'typeface_link',
  'pairing',
  'pairing_typeface',
  'palette',
  'palette_tagged',
  'palette_website',
  'event_seen',
  'profile_claim',
  'credit_claim',
  'payer',
  'payment_event',
  'payer_leaving',
  'event_message',
]);

/** One test a call: neither a scan of a large table nor a sort outside an index. */
export function noScanNoSort(runs: Record<string, Run>): void {
  test.each(Object.entries(runs))('%s: no scan, no sort', async (_, run) => {
    for (const { text, plan } of await plansOf(run)) {
      expect({ text, scans: scansOf(text, plan) }).toEqual({ text, scans: [] });
      expect({ text, sorts: sortsOf(plan) }).toEqual({ text, sorts: [] });
    }
  });
}

/** One test a call: it may sort the few rows that it found. */
export function noScan(runs: Record<string, Run>): void {
  test.each(Object.entries(runs))('%s: no scan', async (_, run) => {
    for (const { text, plan } of await plansOf(run)) {
      expect({ text, scans: scansOf(text, plan) }).toEqual({ text, scans: [] });
    }
  });
}

export function sortsOf(plan: readonly string[]): string[] {
  return plan.filter((line) => line.includes('TEMP B-TREE'));
}

/** Every different statement that a call asks, with its plan. */
export async function plansOf(run: Run): Promise<{ text: string; plan: string[] }[]> {
  const { d1, statements } = recording(env.DB);
  await run(openDatabase(d1));
  expect(statements.length).toBeGreaterThan(0);
  const texts = new Map(statements.map((statement) => [statement.text, statement]));
  const plans = [];
  for (const statement of texts.values()) {
    plans.push({ text: statement.text, plan: await explain(statement) });
  }
  return plans;
}

export async function explain({ text, values }: Recorded): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** The lines of a plan that read a large table whole. `SCAN x` names the alias: any large table that has this alias in the statement counts. */
export function scansOf(text: string, plan: string[]): string[] {
  const tables = new Map<string, string[]>();
  for (const [, table = '', alias = table] of text.matchAll(
    /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)(?:\s+(?!ON\b|JOIN\b|LEFT\b|CROSS\b|WHERE\b|ORDER\b|GROUP\b|UNION\b|SET\b|LIMIT\b)(\w+))?/g,
  )) {
    tables.set(alias, [...(tables.get(alias) ?? []), table]);
    tables.set(table, [...(tables.get(table) ?? []), table]);
  }
  return plan.filter((line) => {
    const scanned = /^SCAN (\w+)/.exec(line)?.[1];
    return (
      scanned !== undefined && (tables.get(scanned) ?? [scanned]).some((table) => large.has(table))
    );
  });
}

export function isLarge(table: string): boolean {
  return large.has(table);
}
