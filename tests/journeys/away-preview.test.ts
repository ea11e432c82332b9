import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../support/browser.ts';

const { visit, origin } = useBrowser();
const host = 'cdn.jsdelivr.net';
const address = `https://${host}/npm/@fontsource/abel/files/abel-latin-400-normal.woff2`;

test('a preview asks another host only after the press, says when it fails, and is shown by a second press', async () => {
  const html = await (await fetch(`${origin}/typefaces`)).text();
  const file = /data-face="([^"]+\.woff2)"/.exec(html)?.[1] ?? '';
  const font = Buffer.from(await (await fetch(`${origin}/assets/faces/${file}`)).arrayBuffer());
  const { page, context, said } = await visit('/typefaces');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) asked.push(request.url());
  });
  await context.route(`https://${host}/**`, (route) =>
    asked.length > 1
      ? route.fulfill({ body: font, headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  );
  await context.route('**/typefaces/abc-diatype/_payload.json*', async (route) => {
    const answer = await route.fetch();
    const payload = await answer.json();
    payload.data.typeface.away = address;
    await route.fulfill({ response: answer, json: payload });
  });
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/typefaces/abc-diatype';
    link.textContent = 'To the other';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the other' }).click();
  // Rows of the list say it too.
  await page.getByRole('heading', { level: 1, name: 'ABC Diatype' }).waitFor();
  await page.getByText(`Preview loads from ${host}`).waitFor();
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Preview ABC Diatype' }).click();
  await page.getByText(`${host} gave no file`).waitFor();
  expect(asked).toEqual([address]);
  await page.getByRole('button', { name: 'Try again to preview ABC Diatype' }).click();
  await page.getByText(`Shown from ${host}`).waitFor();
  expect(
    await page.locator('[data-away]').evaluate((line) => getComputedStyle(line).fontFamily),
  ).toContain(address);
  // The file that did not come.
  expect(said.splice(0).filter((line) => !line.includes(address))).toEqual([]);
});
