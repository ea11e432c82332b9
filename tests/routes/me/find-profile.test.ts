import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { slugOf } from '#domain/import/slug.ts';
import { published } from '../../support/catalogue.ts';
import { addMaker, claimSite } from '../../support/claims.ts';
import { addTypeface, addWebsite } from '../../support/factories.ts';

const { person } = claimSite();

async function rename(profile: number, name: string): Promise<void> {
  await env.DB.prepare('UPDATE profile SET name = ?, slug = ? WHERE id = ?')
    .bind(name, slugOf(name), profile)
    .run();
}

async function found(term: string): Promise<(string | undefined)[]> {
  const who = await person();
  const page = await who.read(`/me/profiles/claim?term=${encodeURIComponent(term)}`);
  return [...page.matchAll(/aria-label="Claim ([^"]+)"/g)].map(([, name]) => name);
}

test('a profile is found by its name and by its site, however they are written', async () => {
  const { name, host } = await addMaker();
  for (const term of [name, name.toUpperCase(), ` ${host}`, `www.${host}`, `HTTP://www.${host}/`])
    expect([term, await found(term)]).toEqual([term, [name]]);
  const { host: other } = await addMaker('https://shared.example/~ines');
  for (const term of ['%', '_', `${other}x`, '"', '\\', '~', '中'])
    expect([term, await found(term)]).toEqual([term, []]);
  expect(await found('shared.example/')).toHaveLength(1);
});

test('whom the catalogue names is found by any word of the name, whoever else by how it begins', async () => {
  const [drew, credited, unknown] = [await addMaker(), await addMaker(), await addMaker()];
  await rename(drew.id, 'Rasmus Åkerlund');
  await rename(credited.id, 'Åkerlund Co');
  await rename(unknown.id, 'Åke Nobody');
  await addWebsite({ credits: [{ id: credited.id, role: 'Design' }] });
  const typeface = await addTypeface();
  await env.DB.prepare('INSERT INTO typeface_designer (typeface_id, profile_id) VALUES (?, ?)')
    .bind(typeface, drew.id)
    .run();
  await published();
  await found('anybody');
  expect(await found('ÅKERLUND')).toEqual(['Åkerlund Co', 'Rasmus Åkerlund']);
  expect(await found('ake')).toEqual(['Åke Nobody', 'Åkerlund Co', 'Rasmus Åkerlund']);
  expect(await found('nobody')).toEqual([]);
});
