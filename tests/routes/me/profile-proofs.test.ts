import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { claimSite, eventsOf, fieldOf, ownerOf, pageOf } from '../../support/claims.ts';
import { know } from '../../support/outside.ts';

vi.setConfig({ testTimeout: 60_000 });

const { box, person, begun } = claimSite();

describe('a profile is proved', () => {
  test('by a TXT record: refused with what was there, then granted, on record and mailed', async () => {
    const { maker, who, page, check } = await begun();
    const name = `_specimen.${maker.host}`;
    expect(fieldOf(page, 'dns-where')).toBe(name);
    const record = fieldOf(page, 'dns-value');
    expect(record).toMatch(/^specimen-claim=[\w-]{32}$/);
    const none = await check('dns');
    expect(none.status).toBe(422);
    const said = (await none.text()).replaceAll('<!-- -->', '');
    expect(said).toContain('There is no TXT record yet.');
    expect(said).toContain(`<code>${record}</code> at <code>${name}</code>`);
    expect(said).toContain('<title>Not yet: Claim');

    await know({ names: { [`${name} TXT`]: ['v=spf1 -all', `${record}x`] } });
    await check('dns');
    expect(await who.read(maker.path)).toContain(`“v=spf1 -all”, “${record}x”`);
    expect(await ownerOf(maker.id)).toBeNull();

    await know({ names: { [`${name} TXT`]: ['v=spf1 -all', record] } });
    const done = await check('dns');
    expect(done.headers.get('location')).toBe(`${maker.path}&done=granted`);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'dns' });
    expect(await who.read(`${maker.path}&done=granted`)).toContain('It is yours');
    expect(await eventsOf(who.id)).toEqual(['profile-claim-asked', 'profile-claimed']);
    expect(box.to(who.email).at(-1)?.subject).toBe('The profile is yours');
  });

  test('by a meta tag in the head, not by one that visitors can write', async () => {
    const { maker, who, page, check } = await begun();
    const tag = fieldOf(page, 'meta-value');
    const home = `www.${maker.host}/`;
    const bodies: [string, string][] = [
      [`<head><title>a</title></head><body><p>${tag}</p></body>`, 'no such tag in the head'],
      [`<title>a</title><p>words</p><head>${tag}</head>`, 'no such tag in the head'],
      [`<head><template>${tag}</template></head>`, 'no such tag in the head'],
      [`<head><!-- ${tag} --></head>`, 'no such tag in the head'],
      [`<head><textarea>${tag}</textarea></head>`, 'no such tag in the head'],
      ['<meta name="specimen-claim" content="theirs">', '“theirs”'],
    ];
    for (const [body, words] of bodies) {
      await know({ pages: { [home]: pageOf(body) } });
      const answer = await check('meta');
      expect([body, answer.status]).toEqual([body, 422]);
      expect(await answer.text()).toContain(words);
    }
    await know({ pages: { [home]: pageOf(`<!doctype html><html><head>${tag}<title>a</title>`) } });
    expect((await check('meta')).status).toBe(303);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'meta' });
  });

  test('by a file of plain text at its own place', async () => {
    const { maker, page, check } = await begun();
    const line = fieldOf(page, 'file-value');
    const place = fieldOf(page, 'file-where');
    expect(place).toBe(`https://www.${maker.host}/.well-known/specimen-claim.txt`);
    const at = place.slice('https://'.length);
    const wrong: [Record<string, object>, string][] = [
      [{}, 'status 404'],
      [{ [at]: pageOf(line, 'text/html') }, 'of another type'],
      [{ [at]: pageOf('', 'text/plain') }, 'The file is empty.'],
      [{ [at]: pageOf(`${line}0`, 'text/plain') }, `“${line}0”`],
      [
        {
          [at]: { ...pageOf(''), to: 'https://evil.example/file.txt' },
          'evil.example/file.txt': pageOf(line, 'text/plain'),
        },
        'It leads to another place',
      ],
      [
        {
          [at]: { ...pageOf(''), to: '/uploads/file.txt' },
          [`www.${maker.host}/uploads/file.txt`]: pageOf(line, 'text/plain'),
        },
        'It leads to another place',
      ],
      [{ [at]: { ...pageOf(''), to: 'http://127.0.0.1/' } }, 'A number is not asked'],
    ];
    for (const [pages, words] of wrong) {
      await know({ pages: pages as never });
      const answer = await check('file');
      expect([words, answer.status]).toEqual([words, 422]);
      expect(await answer.text()).toContain(words);
    }
    await know({
      pages: {
        [at]: { ...pageOf(''), to: `https://${maker.host}/.well-known/specimen-claim.txt` },
        [`${maker.host}/.well-known/specimen-claim.txt`]: pageOf(`# ours\n${line}\n`, 'text/plain'),
      },
    });
    expect((await check('file')).status).toBe(303);
    expect(await ownerOf(maker.id)).toMatchObject({ proof: 'file' });
  });

  test('by a code that is mailed to the site’s own domain, in five tries', async () => {
    const { maker, who } = await begun();
    for (const local of [
      'me@gmail.com',
      `me@mail.${maker.host}`,
      'me@example',
      `a b@${maker.host}`,
      `x@evil.example@${maker.host}x`,
    ]) {
      const answer = await who.send(maker.path, { action: 'mail', local });
      expect([local, answer.status]).toEqual([local, 422]);
      expect(await answer.text()).toContain(`ends in @${maker.host}`);
    }
    const to = `hello@${maker.host}`;
    const sent = await who.send(maker.path, { action: 'mail', local: 'Hello' });
    expect(sent.headers.get('location')).toBe(`${maker.path}&done=code#mail`);
    const code = /this code: (\w{8})\n/.exec(box.to(to).at(-1)?.text ?? '')?.[1] ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    for (let i = 0; i < 5; i++) {
      expect((await who.send(maker.path, { action: 'code', code: 'AAAAAAAA' })).status).toBe(422);
    }
    expect((await who.send(maker.path, { action: 'code', code })).status).toBe(422);
    await who.send(maker.path, { action: 'mail', local: to });
    const next = /this code: (\w{8})\n/.exec(box.to(to).at(-1)?.text ?? '')?.[1] ?? '';
    expect(next).not.toBe(code);
    const typed = `${next.slice(0, 4).toLowerCase()} - ${next.slice(4)}`;
    expect((await who.send(maker.path, { action: 'code', code: typed })).status).toBe(303);
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'mail' });
    const kept = await env.DB.prepare('SELECT * FROM profile_claim WHERE user_id = ?')
      .bind(who.id)
      .first();
    expect(JSON.stringify(kept)).not.toContain(next);
  });

  test('S17: codes are mailed three times an hour to one address', async () => {
    const { maker, who } = await begun();
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      statuses.push((await who.send(maker.path, { action: 'mail', local: 'hello' })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('by a person: asked for with evidence, refused with a reason, proved later', async () => {
    const { maker, who, page } = await begun(null);
    expect(page).toContain('No site to prove it at');
    const short = await who.send(maker.path, { action: 'review', evidence: 'me' });
    expect(short.status).toBe(422);
    const evidence = 'My name is in the imprint of https://studio.example/imprint';
    await who.send(maker.path, { action: 'review', evidence });
    expect(await who.read(maker.path)).toContain('Waiting for us');
    const admin = await person({ role: 'admin' });
    const queue = '/admin/profile-claims';
    const listed = await admin.read(queue);
    for (const words of [maker.name, evidence, who.email]) expect(listed).toContain(words);
    const id =
      /name="id" value="([^"]+)"/.exec(listed.slice(listed.indexOf(maker.name)))?.[1] ?? '';
    const bare = await admin.send(queue, { action: 'refuse', id, reason: ' ' });
    expect([bare.status, (await bare.text()).includes('A refusal needs a reason')]).toEqual([
      422,
      true,
    ]);
    const refused = await admin.send(queue, { action: 'refuse', id, reason: 'No imprint there' });
    expect(refused.headers.get('location')).toBe(`${queue}?done=refused`);
    expect(box.to(who.email).at(-1)?.text).toContain('The reason: No imprint there');
    expect(await who.read(maker.path)).toContain('No imprint there');
    const late = await admin.send(queue, { action: 'grant', id });
    expect(late.headers.get('location')).toBe(`${queue}?done=gone`);
    expect(await ownerOf(maker.id)).toBeNull();

    await who.send(maker.path, { action: 'start' });
    await who.send(maker.path, { action: 'review', evidence });
    const again = await admin.read(queue);
    const next =
      /name="id" value="([^"]+)"/.exec(again.slice(again.indexOf(maker.name)))?.[1] ?? '';
    expect(next).not.toBe(id);
    await admin.send(queue, { action: 'grant', id: next });
    expect(await ownerOf(maker.id)).toEqual({ user_id: who.id, proof: 'review' });
    expect(await eventsOf(who.id)).toEqual([
      'profile-claim-asked',
      'profile-claim-refused',
      'profile-claim-asked',
      'profile-claimed',
    ]);
  });
});
