import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { findLink } from '#domain/link/link-store.ts';
import { addLink, addWebsite } from '../../support/factories.ts';

test('a link is found by its hash, also when it is gone', async () => {
  const db = openDatabase(env.DB);
  const website = await addWebsite();
  const hash = await addLink(website, { url: 'https://target.example/a' });
  expect(await findLink(db, hash)).toEqual({
    hash,
    url: 'https://target.example/a',
    kind: 'visit',
    entityKind: 'website',
    entityId: website,
    gone: false,
  });
  expect(await findLink(db, await addLink(website, { goneAt: 1 }))).toMatchObject({ gone: true });
  expect(await findLink(db, 'nothing')).toBeNull();
});
