import { beforeEach, describe, expect, test } from 'vitest';
import { importBodyBytes } from '#domain/limits.ts';
import { published } from '../../support/catalogue.ts';
import { collector } from '../../support/collections.ts';
import { addWebsite } from '../../support/factories.ts';
import { signedIn } from '../../support/members.ts';
import { sameSite } from '../../support/ours.ts';
import { site } from '../../support/site.tsx';

const ask = site(undefined, { WRITE_LIMIT: { limit: async () => ({ success: true }) } });

beforeEach(() => published());

/** The page without the marks that React sets between two texts. */
const wordsOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');

async function member() {
  const { headers } = await signedIn();
  const send = (path: string, body: URLSearchParams | FormData) =>
    ask(path, { method: 'POST', headers: { ...headers, ...sameSite }, body });
  const submit = (path: string, fields: Record<string, string>) =>
    send(path, new URLSearchParams(fields));
  const html = async (path: string) => wordsOf(await ask(path, { headers }));
  return { send, submit, html, ...collector(ask, headers) };
}

/** A member's collection of websites with these titles. */
async function board(...titles: string[]) {
  const owner = await member();
  const { slug } = await owner.make('Board');
  for (const title of titles) await owner.put(slug, await addWebsite({ title }));
  await published();
  const names = async () => (await owner.read(slug)).items.map(({ title }) => title).join(' ');
  return { ...owner, slug, path: `/me/collections/${slug}`, names };
}

describe('a collection without script', () => {
  test('a note is written and an item removed and brought back; a stale note comes back', async () => {
    const { html, make, put, read, write, submit } = await member();
    const website = await addWebsite({ title: 'Noted' });
    const { slug } = await make('Board');
    await put(slug, website);
    const path = `/me/collections/${slug}`;
    const [item] = (await read(slug)).items;
    const id = String(item?.id);
    const open = await html(`${path}?note=${id}`);
    expect(open).toContain('Note on Noted');
    expect(open).toMatch(new RegExp(`<button form="noting" value="${id}"[^>]* name="note"`));
    await write('PATCH', `/${slug}/items/${id}`, { version: 1, note: 'Theirs' });
    const mine = { action: 'note', item: id, version: '1', note: 'Mine' };
    const late = await submit(path, mine);
    const page = await late.text();
    expect(late.status).toBe(409);
    for (const words of ['Mine</textarea>', '<dd dir="auto">Theirs</dd>', 'value="2"']) {
      expect(page).toContain(words);
    }
    const long = await submit(path, { ...mine, version: '2', note: 'x'.repeat(501) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain(`${'x'.repeat(501)}</textarea>`);
    expect((await submit(path, { ...mine, version: '2' })).headers.get('location')).toBe(path);
    expect((await read(slug)).items[0]?.note).toBe('Mine');

    const removed = await submit(path, { action: 'remove', item: id });
    const after = removed.headers.get('location') ?? '';
    expect((await read(slug)).items).toEqual([]);
    const gone = await submit(path, { ...mine, note: 'Kept words' });
    expect([gone.status, await gone.text()]).toEqual([409, expect.stringContaining('Kept words')]);
    expect(await html(after)).toContain('1 item removed');
    await submit(path, { action: 'restore', item: id });
    expect((await read(slug)).items[0]?.note).toBe('Mine');
  });

  test('an item is moved to a place, by a form that its grip opens', async () => {
    const { html, read, submit, path, slug, names } = await board('One', 'Two', 'Three');
    expect(await html(path)).toMatch(/<button form="noting" value="\d+"[^>]* name="move"/);
    const [first] = (await read(slug)).items;
    const item = String(first?.id);
    expect(await html(`${path}?move=${item}`)).toContain('Place, 1 to 3');
    for (const [place, order] of [
      ['3', 'Two Three One'],
      ['2', 'Two One Three'],
      ['1', 'One Two Three'],
      ['1', 'One Two Three'],
    ] as const) {
      const answer = await submit(path, { action: 'move', item, place });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
      expect(await names()).toBe(order);
    }
    for (const place of ['0', '4', '', 'last', '1.5']) {
      const answer = await submit(path, { action: 'move', item, place });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain('Type a number from 1 to 3');
      expect(page).toContain(`value="${place}"`);
    }
    expect(await names()).toBe('One Two Three');
  });

  test('an item goes to another collection with its note, and comes back', async () => {
    const { html, read, submit, write, make, path, slug, names } = await board('One', 'Two');
    const other = await make('Another');
    const [first] = (await read(slug)).items;
    const item = String(first?.id);
    await write('PATCH', `/${slug}/items/${item}`, { version: 1, note: 'Kept' });
    const open = await html(`${path}?move=${item}`);
    expect(open).toContain(`<option value="${other.slug}">Another</option>`);
    expect(open).not.toContain(`<option value="${slug}"`);
    const answer = await submit(path, { action: 'transfer', item, to: other.slug });
    const after = answer.headers.get('location') ?? '';
    expect([answer.status, await names()]).toEqual([303, 'Two']);
    expect((await read(other.slug)).items.map(({ title, note }) => [title, note])).toEqual([
      ['One', 'Kept'],
    ]);
    const page = await html(after);
    expect(page).toContain('1 item moved to');
    const fields = /<form [^>]*>(<input type="hidden" name="action" value="restore".*?)<\/form>/s;
    const hidden = [...(fields.exec(page)?.[1] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)];
    const undo = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
    expect((await submit(path, undo)).headers.get('location')).toBe(path);
    expect(await names()).toBe('One Two');
    expect((await read(other.slug)).items).toEqual([]);
    const theirs = await (await member()).make('Not mine');
    for (const to of [theirs.slug, slug, 'no-such-board-abcdefgh', '']) {
      expect((await submit(path, { action: 'transfer', item, to })).status).toBe(422);
    }
    expect(await names()).toBe('One Two');
  });

  test('several are ticked, go to another collection and come back, or are removed', async () => {
    const { html, read, send, make, path, slug, names } = await board('One', 'Two', 'Three');
    const other = await make('Another');
    const page = await html(path);
    expect(page).toMatch(/<form id="several" [^>]*method="post"/);
    expect([...page.matchAll(/<input type="checkbox" form="several" /g)]).toHaveLength(3);
    const ids = (await read(slug)).items.map(({ id }) => String(id));
    const ticked = [ids[0]!, ids[2]!];
    const act = (action: string, more: [string, string][] = [], items = ticked) => {
      const form = new FormData();
      for (const [name, value] of [['action', action], ...more] as const) form.append(name, value);
      for (const item of items) form.append('item', item);
      return send(path, form);
    };
    const asked = (await act('gather')).headers.get('location') ?? '';
    expect(asked).toBe(`${path}?several=${ticked.join()}`);
    const choice = await html(asked);
    expect(choice).toContain('Move 2 items to');
    for (const id of ticked)
      expect(choice).toContain(`<input type="hidden" name="item" value="${id}"/>`);
    const moved = (await act('transfer', [['to', other.slug]])).headers.get('location') ?? '';
    expect([await names(), (await read(other.slug)).items.length]).toEqual(['Two', 2]);
    const after = await html(moved);
    expect(after).toContain('2 items moved to');
    const taken = [...after.matchAll(/name="taken" value="(\d+)"/g)].map(([, id]) => id ?? '');
    expect(taken).toEqual(ticked);
    const back = taken.map((id): [string, string] => ['taken', id]);
    await act('restore', [['from', other.slug], ...back]);
    expect([await names(), (await read(other.slug)).items]).toEqual(['One Two Three', []]);
    const removed = (await act('remove')).headers.get('location') ?? '';
    expect(await names()).toBe('Two');
    expect(await html(removed)).toContain('2 items removed');
    await act('restore');
    expect(await names()).toBe('One Two Three');
    for (const action of ['gather', 'transfer', 'remove', 'restore']) {
      const none = await act(action, [['to', other.slug]], []);
      expect([none.status, await none.text()]).toEqual([
        422,
        expect.stringContaining('Tick an item first.'),
      ]);
    }
    expect((await act('remove', [], ['x'])).status).toBe(422);
  });

  test('a file is imported, and the page says what came of each line', async () => {
    const { html, send, path, names } = await board('One');
    await addWebsite({ slug: 'two-of-file', title: 'Two' });
    await addWebsite({ slug: 'three-of-file', title: 'Three' });
    await published();
    expect(await html(path)).toContain(`href="${path}?ask=import"`);
    const open = await html(`${path}?ask=import`);
    expect(open).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
    const upload = (text: string, name: string, type = '') => {
      const form = new FormData();
      form.set('action', 'import');
      form.set('file', new File([text], name, { type }));
      return send(path, form);
    };
    const csv = await upload('slug\ntwo-of-file\nnowhere-here\n', 'list.csv', 'text/csv');
    expect(csv.status).toBe(200);
    const page = await wordsOf(csv);
    for (const words of ['1 item added', 'Line 3', 'Nothing here is the website nowhere-here']) {
      expect(page).toContain(words);
    }
    const json = await upload('[{"slug":"two-of-file"},{"slug":"three-of-file"}]', 'list.JSON');
    expect(await wordsOf(json)).toContain('1 line that were here before');
    expect(await names()).toBe('One Two Three');
    const long = await upload(`slug\n${'x'.repeat(100_000)}\n`, 'long.csv');
    expect(long.status).toBe(200);
    expect((await upload('', '')).status).toBe(422);
    expect((await upload('x'.repeat(importBodyBytes), 'large.csv')).status).toBe(413);
    expect(await names()).toBe('One Two Three');
  });

  test('it is deleted by a form that asks first', async () => {
    const { html, submit, list, path } = await board('One');
    const asked = await html(`${path}?ask=delete`);
    expect(asked).toContain('Keep it');
    expect(await list()).toHaveLength(1);
    const answer = await submit(path, { action: 'delete' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/me/collections']);
    expect(await list()).toEqual([]);
  });
});
