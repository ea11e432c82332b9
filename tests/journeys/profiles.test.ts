import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { forgetRefusals, hydrated, useBrowser } from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';

const browsing = useBrowser();
const { visit } = browsing;
const { signedIn, next, cookie } = useMembers(browsing, 'profiles');

/** A whole PNG of one grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

describe('profiles of members', () => {
  test('by keyboard: made with a place that is offered, seen in the directory, edited, deleted', async () => {
    const { page } = await signedIn('/me/profiles');
    await page.getByText('No profiles yet').waitFor();
    expect(await findingsInBothModes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create a profile' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Create a profile' }).waitFor();
    expect(await findingsInBothModes(page)).toEqual([]);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Journey Studio');
    await page.getByLabel('Kind').selectOption('studio');
    await page.getByLabel('Bio').fill('We travel.');
    await page.getByLabel('Website').fill('journey.example');
    await page.getByLabel('Location').focus();
    await page.keyboard.type('berl');
    await page.locator('#places option[value="Berlin, Germany"]').waitFor({ state: 'attached' });
    await page.getByLabel('Location').fill('Berlin, Germany');
    await page.getByRole('checkbox', { name: 'Freelance' }).press('Space');
    await page.getByRole('button', { name: 'Create profile' }).press('Enter');
    await page.getByText('Your profile is in the directory.').waitFor();
    await hydrated(page);
    expect(await findingsInBothModes(page)).toEqual([]);

    await page.getByRole('link', { name: 'See its page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Journey Studio' }).waitFor();
    await page.getByText('Berlin, Germany').waitFor();
    await page.getByText('self-declared').waitFor();
    await page.getByText('No work here yet').waitFor();
    expect(await findingsInBothModes(page)).toEqual([]);

    await page.goBack();
    await page.getByRole('link', { name: 'Delete profile' }).click();
    const sure = page.getByRole('button', { name: 'Yes, delete Journey Studio' });
    await sure.waitFor();
    expect(await findingsInBothModes(page)).toEqual([]);
    await sure.press('Enter');
    await page.getByText('No profiles yet').waitFor();
  });

  test('a picture: too large is said before it is sent, no picture keeps the form, a good one is shown', async () => {
    const { page, said } = await signedIn('/me/profiles/create');
    await page.getByLabel('Name').fill('Pictured');
    await page.getByLabel('Kind').selectOption('person');
    const picture = page.getByLabel('Picture', { exact: false }).first();
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    await picture.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await page.getByText('This file is larger than 5 MB').waitFor();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: html });
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('This file is no PNG, JPEG, WebP or AVIF').waitFor();
    expect(said.splice(0)).toEqual([expect.stringContaining('status of 422')]);
    await hydrated(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Pictured');
    expect(await findingsInBothModes(page)).toEqual([]);
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is in the directory.').waitFor();
    const shown = page.locator('form img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    await page.getByRole('checkbox', { name: 'Remove the picture' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.locator('form img').count()).toBe(0);
  });

  test('an edit with everything wrong says what of each field, and axe finds nothing', async () => {
    const { page, said } = await signedIn('/me/profiles/create');
    await page.getByLabel('Name').fill('All wrong');
    await page.getByLabel('Kind').selectOption('studio');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is in the directory.').waitFor();
    const wrong = {
      Name: '',
      Website: 'no address at all',
      'More links': 'javascript:alert(1)',
      Location: 'Nowhereville',
    };
    for (const [label, words] of Object.entries(wrong)) await page.getByLabel(label).fill(words);
    const html = Buffer.from('<!doctype html><title>no picture</title>');
    await page
      .getByLabel('Picture', { exact: false })
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: html });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Not saved yet: 5 fields have to be put right').waitFor();
    await hydrated(page);
    for (const [label, words] of Object.entries(wrong)) {
      const field = page.getByLabel(label);
      expect([label, await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([
        label,
        words,
        'true',
      ]);
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findingsInBothModes(page)).toEqual([]);
    }
    forgetRefusals(said);
  });

  test('two windows: the later one keeps its words, sees the other’s, and saves over them', async () => {
    const first = await signedIn('/me/profiles/create');
    const { page, said } = first;
    await page.getByLabel('Name').fill('Two windows');
    await page.getByLabel('Kind').selectOption('agency');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is in the directory.').waitFor();
    const other = await first.context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Bio').fill('Theirs');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await other.getByText('Saved.').waitFor();
    await page.getByLabel('Bio').fill('Mine');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('It was changed elsewhere meanwhile').waitFor();
    expect(said.splice(0)).toEqual([expect.stringContaining('status of 409')]);
    await page.getByText('Theirs', { exact: true }).waitFor();
    expect(await page.getByLabel('Bio').inputValue()).toBe('Mine');
    expect(await findingsInBothModes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await other.close();
  });

  test('without script everything works the same', async () => {
    const { page, said } = await visit('/me/profiles/create', {
      javaScriptEnabled: false,
      prepare: ({ context }) => context.addCookies([cookie(next())]),
    });
    await page.getByLabel('Name').fill('Plain');
    await page.getByLabel('Kind').selectOption('foundry');
    await page.getByLabel('Location').fill('Berl');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Choose one that is here: Berlin, Germany').waitFor();
    expect(said.splice(0)).toEqual([expect.stringContaining('status of 422')]);
    await page.getByLabel('Location').fill('Berlin');
    await page.getByRole('button', { name: 'Create profile' }).click();
    await page.getByText('Your profile is in the directory.').waitFor();
    await page.getByRole('link', { name: 'Delete profile' }).click();
    await page.getByRole('button', { name: 'Yes, delete Plain' }).click();
    await page.getByText('No profiles yet').waitFor();
  });
});

test('a maker’s page: from a website to its maker and on to their other work', async () => {
  const { page } = await visit('/directory/active-theory', { reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Active Theory' }).waitFor();
  expect(await findingsInBothModes(page)).toEqual([]);
  const card = page.getByRole('list', { name: 'Credited websites' }).getByRole('heading').first();
  await card.getByRole('link').click();
  await page.getByRole('link', { name: 'Active Theory', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Active Theory' }).waitFor();
});

test.each(['/directory/pentagram', '/directory/active-theory', '/typefaces/inter'])(
  'no word of the title of %s is broken where it has room',
  async (path) => {
    const { page } = await visit(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await brokenWords(page)]).toEqual([width, []]);
    }
  },
);

/** Words of the heading that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const texts = document.createTreeWalker(heading ?? document, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
