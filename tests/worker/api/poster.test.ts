import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#domain/db.ts';
import { posterSizes } from '#domain/limits.ts';
import { printOf } from '#domain/poster/poster-facts.ts';
import { findPosterFacts } from '#domain/poster/poster-store.ts';
import { urls } from '#domain/urls.ts';
import { findCards } from '#domain/website/website-card-store.ts';
import { findWebsite } from '#domain/website/website-store.ts';
import { published } from '../../support/catalogue.ts';
import { addImage, addTypeface, addWebsite } from '../../support/factories.ts';
import { faceAssets } from '../../support/poster-faces.ts';
import { site } from '../../support/site.tsx';

const { assets, asked } = faceAssets();
const ask = site(undefined, { ASSETS: assets });
const db = () => openDatabase(env.DB);

async function addressOf(id: number, size = '400x300'): Promise<string> {
  const [card] = await findCards(db(), [id]);
  const [width = 0, height = 0] = size.split('x').map(Number);
  return urls.poster({ id, poster: card?.poster ?? '' }, width, height);
}

let id: number;
let address: string;

beforeAll(async () => {
  const typeface = await addTypeface({ name: 'Fraunces', styles: ['serif'] });
  id = await addWebsite({
    title: 'Cellar Door',
    colors: ['#7a1f3d', { hex: '#f4e9d8', share: 0.2 }],
    typefaces: [typeface],
  });
  address = await addressOf(id);
});

describe('GET /posters/{id}-{print}/{size}.svg', () => {
  it('gives the drawing, to be kept for ever', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg [^>]*width="400" height="300"/);
    expect(svg).toContain('<title>Cellar Door</title>');
    expect(svg).toContain('#7a1f3d');
  });

  it('reads a face once', async () => {
    const syne = await addTypeface({ name: 'Syne', styles: ['geometric'] });
    const before = asked();
    for (const title of ['One more', 'And another']) {
      const another = await addWebsite({ title, typefaces: [syne] });
      expect((await ask(await addressOf(another))).status).toBe(200);
    }
    expect(asked() - before).toBe(1);
  });

  it('is 503 and not kept while the faces cannot be read', async () => {
    const typeface = await addTypeface({ name: 'Unbounded', styles: ['geometric'] });
    const other = await addressOf(await addWebsite({ typefaces: [typeface] }));
    for (const fetch of [
      async () => new Response(null, { status: 404 }),
      () => Promise.reject(new Error('down')),
    ]) {
      const answer = await site(undefined, { ASSETS: { fetch } as never })(other);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await ask(other)).status).toBe(200);
  });

  it('opened alone may run nothing', async () => {
    const { headers } = await ask(address);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask(address, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await answer.text()).toBe('');
  });

  it('has every listed size and no other', async () => {
    for (const size of posterSizes) {
      const svg = await (await ask(await addressOf(id, size))).text();
      expect(svg).toContain(`viewBox="0 0 ${size.replace('x', ' ')}"`);
    }
    for (const size of ['401x300', '300x400', '0400x300', '400x300x', '999999x999999', '400']) {
      expect((await ask(address.replace('400x300', size))).status).toBe(404);
    }
  });

  it('leads another print to the present one, and keeps nothing of that', async () => {
    const answer = await ask(urls.poster({ id, poster: 'old' }, 400, 300));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has another address when a fact changes', async () => {
    const changing = await addWebsite({ title: 'Before', colors: ['#112233'] });
    const before = await addressOf(changing);
    expect((await ask(before)).status).toBe(200);
    await env.DB.prepare("UPDATE website SET title = 'After' WHERE id = ?").bind(changing).run();
    await published();
    const after = await addressOf(changing);
    expect(after).not.toBe(before);
    expect((await ask(before)).headers.get('location')).toBe(after);
    expect(await (await ask(after)).text()).toContain('<title>After</title>');
  });

  it('is 404 for what is not published, not there or not an address', async () => {
    const hidden = await addWebsite({ status: 'to-review' });
    for (const path of [
      `/posters/${hidden}-abc/400x300.svg`,
      '/posters/999999-abc/400x300.svg',
      '/posters/0-abc/400x300.svg',
      `/posters/${id}/400x300.svg`,
      `/posters/${id}-ABC/400x300.svg`,
      `/posters/${id}-%27%3Cscript%3E/400x300.svg`,
      `${address}.svg`,
      address.replace('.svg', '.png'),
      '/posters/99999999999999999999-abc/400x300.svg',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('shows the name as text whatever it holds', async () => {
    const id = await addWebsite({ title: '"><script>alert(1)</script>\u0000&amp;\u0007' });
    const svg = await (await ask(await addressOf(id))).text();
    expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const hostile of ['<script', '\u0000', '\u0007']) expect(svg).not.toContain(hostile);
  });

  it('comes from the kept copy while the database fails', async () => {
    expect((await ask('/websites')).status).toBe(200);
    const drawn = await (await ask(address)).text();
    const broken = {
      prepare: () => {
        throw new Error('down');
      },
      batch: () => {
        throw new Error('down');
      },
    };
    const answer = await site(undefined, { DB: broken as never, ASSETS: assets })(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(drawn);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('the print of a website', () => {
  it('is the same on its card, on its page and at the edge', async () => {
    const facts = await findPosterFacts(db(), id);
    const [card] = await findCards(db(), [id]);
    const print = facts && printOf(facts);
    expect(facts?.face).toBe('fraunces');
    expect(print).toMatch(/^[0-9a-z]{1,7}$/);
    expect(card?.poster).toBe(print);
    expect((await findWebsite(db(), id))?.poster).toBe(print);
  });

  it('is not sent beside a picture', async () => {
    const pictured = await addWebsite({ picture: await addImage() });
    const [card] = await findCards(db(), [pictured]);
    expect(card).not.toHaveProperty('poster');
    expect(await findWebsite(db(), pictured)).not.toHaveProperty('poster');
  });
});
