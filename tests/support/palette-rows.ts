import { env } from 'cloudflare:test';
import { paletteSlug, setKeyOf } from '#domain/palette/palette.ts';

/** A palette of the catalogue; `tag` is a word that people gave it. Gives its id. */
export async function addPaletteRow(
  colors: readonly string[],
  given: { name?: string; tag?: string; source?: string; licence?: string } = {},
): Promise<number> {
  const row = await env.DB.prepare(
    `INSERT INTO palette (slug, set_key, name, source, licence, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, 0, 0) RETURNING id`,
  )
    .bind(
      paletteSlug(colors),
      setKeyOf(colors),
      given.name ?? null,
      given.source ?? null,
      given.licence ?? null,
    )
    .first<{ id: number }>();
  const id = row?.id ?? 0;
  if (given.tag) {
    await env.DB.batch([
      env.DB.prepare('INSERT OR IGNORE INTO palette_tag (slug, name) VALUES (?1, ?1)').bind(
        given.tag,
      ),
      env.DB.prepare(
        `INSERT INTO palette_tagged (palette_id, tag_id, position)
         SELECT ?1, id, 0 FROM palette_tag WHERE slug = ?2`,
      ).bind(id, given.tag),
    ]);
  }
  return id;
}
