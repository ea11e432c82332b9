import { familyOf } from '#domain/color/color-family.ts';
import type { NewWebsite } from './factories.ts';
import { run } from './made-rows.ts';

/** What a website is made of: categories, typefaces, colours and credits, in their order. */
export async function addRelations(id: number, row: NewWebsite): Promise<void> {
  for (const [at, category] of row.categories.entries()) {
    await run('INSERT INTO website_category (website_id, category_id, position) VALUES (?, ?, ?)', [
      id,
      category,
      at,
    ]);
  }
  for (const [at, use] of row.typefaces.entries()) {
    const { id: typeface, role } = typeof use === 'number' ? { id: use, role: null } : use;
    await run(
      'INSERT INTO website_typeface (website_id, typeface_id, role, position) VALUES (?, ?, ?, ?)',
      [id, typeface, role, at],
    );
  }
  for (const [at, color] of row.colors.entries()) {
    const { hex, share } = typeof color === 'string' ? { hex: color, share: null } : color;
    await run(
      'INSERT INTO website_color (website_id, position, hex, family, share) VALUES (?, ?, ?, ?, ?)',
      [id, at, hex, familyOf(hex), share],
    );
  }
  for (const [at, credit] of row.credits.entries()) {
    const { id: profile, role } = typeof credit === 'number' ? { id: credit, role: '' } : credit;
    await run('INSERT INTO credit (website_id, profile_id, role, position) VALUES (?, ?, ?, ?)', [
      id,
      profile,
      role,
      at,
    ]);
  }
}
