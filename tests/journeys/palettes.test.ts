import { expect, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

test('a visitor narrows palettes down, copies a colour, keeps one, and finds it again on the device', async () => {
  const { page } = await visit('/colors/palettes', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  const results = page.getByRole('list', { name: 'Results' });
  expect(await results.getByRole('listitem').count()).toBe(48);

  await page.getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('group', { name: 'Tag' }).getByRole('link', { name: /^Warm/ }).click();
  await page.getByRole('link', { name: 'Remove filter Warm' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Contains' }).click();
  await page.getByRole('textbox', { name: 'A colour as hex' }).fill('#ff5533');
  await page
    .getByRole('group', { name: 'Contains' })
    .getByRole('combobox')
    .selectOption({ label: 'of its kind (12)' });
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await page.getByRole('link', { name: 'Remove filter #ff5533 ± 12' }).waitFor();
  const left = await results.getByRole('listitem').count();
  expect(left).toBeGreaterThan(0);

  const first = results.getByRole('listitem').first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: `Add ${title} to favourites` }).click();
  await first.getByRole('button', { name: `Remove ${title} from favourites` }).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('favorites'));
  expect(kept).toMatch(/^palettes\/\d+$/);

  await first.hover();
  const swatch = first.locator('svg rect').last();
  const hex = await swatch.getAttribute('fill');
  await swatch.click();
  await page.getByText(`Copied ${hex}`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/colors/palettes');

  expect(await findingsInBothModes(page)).toEqual([]);
});

test('without script the same works by links and forms, and a tag has its page', async () => {
  const { page } = await visit('/colors/palettes/pastel', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: /^Pastel palettes/ }).waitFor();
  await page.getByRole('button', { name: 'Number of colours' }).click();
  await page
    .getByRole('group', { name: 'Number of colours' })
    .getByRole('link', { name: /^5 colours/ })
    .click();
  await page.getByRole('link', { name: 'Remove filter Pastel' }).waitFor();
  await page.getByRole('button', { name: 'Contains' }).click();
  await page.getByRole('textbox', { name: 'A colour as hex' }).fill('ffe');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await page.getByRole('link', { name: 'Remove filter #ffffee' }).waitFor();
});

test('the layouts of a palette ask for their faces when they come near, and nothing moves', async () => {
  const { page } = await visit('/colors/palettes/172a89-f7f7f3');
  const faces: string[] = [];
  page.on('request', (request) => {
    const [, face] = /\/([a-z-]+)-latin-wght-normal/.exec(request.url()) ?? [];
    if (face) faces.push(face);
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(faces).not.toContain('fraunces');
  const before = await page.getByRole('heading', { name: 'Gradients' }).boundingBox();
  const away = await page.evaluate(() => scrollY);
  await page.getByRole('heading', { name: 'At work' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    ['article', 'dashboard', 'poster', 'shop'].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(`At work, ${name}`) && status === 'loaded',
      ),
    ),
  );
  expect(faces.toSorted()).toEqual(
    expect.arrayContaining(['big-shoulders', 'bodoni-moda', 'fraunces', 'space-grotesk']),
  );
  const after = await page.getByRole('heading', { name: 'Gradients' }).boundingBox();
  const moved = await page.evaluate(() => scrollY);
  expect((after?.y ?? 0) + moved).toBeCloseTo((before?.y ?? -1) + away, 0);
});
