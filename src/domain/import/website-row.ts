import { z } from 'zod';
import { imageMostSide } from '../limits.ts';
import { typefaceRoles } from '../typeface/typeface.ts';
import { urlKey } from '../urls.ts';
import type { Parsed } from './kind.ts';
import { address, day, idText, line, list, moment, pair, prose, reasonOf, said } from './row.ts';

const slug = line(120);
const hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'is no #rrggbb');
const color = z.union([
  hex.transform((text) => ({ hex: text, share: null })),
  z.object({ hex, share: z.number().gt(0).max(1).nullable() }),
]);
/** What was read off the picture itself, and when. */
export const measuredSchema = z.object({
  colors: z.array(z.object({ hex, share: z.number().gt(0).max(1) })).max(32),
  mode: z.enum(['light', 'dark']),
  day,
});
const side = z.number().int().min(0).max(imageMostSide);
const picture = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/),
  width: side,
  height: side,
  type: z.string(),
  bytes: z.number().int(),
  alt: z.string().default(''),
  source: z.string().optional(),
  thumbhash: z
    .string()
    .max(40)
    .regex(/^[A-Za-z0-9+/]+=*$/)
    .optional(),
  edge: hex.nullish().transform((one) => one ?? undefined),
  measured: measuredSchema.optional(),
});
const statuses = [
  'backlog',
  'to-review',
  'reviewed',
  'scheduled',
  'published',
  'archived',
  'disabled',
] as const;

const given = z.object({
  id: idText.optional(),
  slug: slug.optional(),
  title: line(300),
  lang: line(35).optional(),
  url: address.refine((text) => urlKey(text) !== null, 'is no http address'),
  description: prose(2_000).optional(),
  note: prose(2_000).optional(),
  status: z.enum([...statuses, 'live-when-listed']).optional(),
  location: line(200).optional(),
  location_slug: slug.optional(),
  year: z.coerce.number().int().min(1989).max(2100).optional(),
  mode: z.enum(['light', 'dark']).optional(),
  categories: list(line(80), 50).optional(),
  credits: list(
    pair('profile', 'role', z.object({ profile: slug, role: line(60).optional() })),
    50,
  ).optional(),
  built_by: line(120).optional(),
  built_by_url: address.optional().catch(undefined),
  profile_slug: slug.optional(),
  typefaces: list(
    pair('typeface', 'role', z.object({ typeface: slug, role: z.enum(typefaceRoles).optional() })),
    50,
  ).optional(),
  colors: list(color, 32).optional(),
  added: moment.optional(),
  date_added: moment.optional(),
  published: moment.optional(),
  stated: day.optional(),
  source: line(200).optional(),
  facts: z.record(z.string(), z.object({ method: line(200), day })).optional(),
  picture: picture.optional(),
  screenshot: line(300).optional(),
  screenshot_alt: line(300).optional(),
});

/** A website as a file gives it, in one shape. What is undefined was not said. */
export interface WebsiteRow {
  id: number | undefined;
  key: string;
  slug: string | undefined;
  title: string;
  lang: string | undefined;
  url: string;
  description: string | undefined;
  note: string | undefined;
  status: (typeof statuses)[number] | undefined;
  location: string | undefined;
  year: number | undefined;
  mode: 'light' | 'dark' | undefined;
  /** Names or slugs. */
  categories: string[] | undefined;
  credits: { profile: string; role: string; name?: string; url?: string }[] | undefined;
  typefaces: { typeface: string; role: (typeof typefaceRoles)[number] | null }[] | undefined;
  colors: { hex: string; share: number | null }[] | undefined;
  /** Epoch ms. */
  added: number | undefined;
  published: number | undefined;
  /** How its facts are known, unless `facts` says so one by one. */
  method: string;
  day: string | undefined;
  facts: Record<string, { method: string; day: string }> | undefined;
  picture: z.infer<typeof picture> | undefined;
  screenshot: string | undefined;
  screenshotAlt: string | undefined;
}

export function parseWebsite(input: unknown): Parsed<WebsiteRow> {
  const result = given.safeParse(said(input));
  return result.success
    ? { ok: true, row: toRow(result.data) }
    : { ok: false, reason: reasonOf(result.error) };
}

function toRow(data: z.infer<typeof given>): WebsiteRow {
  const added = data.added ?? data.date_added;
  return {
    id: data.id,
    key: urlKey(data.url) ?? data.url,
    slug: data.slug,
    title: data.title,
    lang: data.lang,
    url: data.url,
    description: data.description,
    note: data.note,
    // Collected data only says that a site was there once: no word on what editors made of it since.
    status: data.status === 'live-when-listed' ? undefined : data.status,
    location: data.location_slug ?? (data.location?.includes(',') ? undefined : data.location),
    year: data.year,
    mode: data.mode,
    categories: data.categories,
    credits: creditsOf(data),
    typefaces: data.typefaces?.map((use) => ({ typeface: use.typeface, role: use.role ?? null })),
    colors: data.colors,
    added,
    published: data.published,
    method: data.stated ? 'stated by the editors' : `Imported from ${data.source ?? 'a file'}`,
    day:
      data.stated ?? (added === undefined ? undefined : new Date(added).toISOString().slice(0, 10)),
    facts: data.facts,
    picture: data.picture,
    screenshot: data.screenshot,
    screenshotAlt: data.screenshot_alt,
  };
}

function creditsOf(data: z.infer<typeof given>): WebsiteRow['credits'] {
  if (data.credits) return data.credits.map(({ profile, role = '' }) => ({ profile, role }));
  const profile = data.profile_slug ?? data.built_by;
  if (profile === undefined) return undefined;
  return [
    {
      profile,
      role: '',
      ...(data.built_by === undefined ? {} : { name: data.built_by }),
      ...(data.built_by_url === undefined ? {} : { url: data.built_by_url }),
    },
  ];
}
