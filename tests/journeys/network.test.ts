import { describe, expect, test } from 'vitest';
import { hydrated, rested, useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const idleMs = 4_000;

function payloads(requests: string[]): string[] {
  return requests.filter((path) => path.includes('_payload.json'));
}

describe('what a page asks for', () => {
  test('an idle page makes at most 8 requests, none of them for member data', async () => {
    const { page, requests } = await visit('/websites');
    await hydrated(page);
    const before = requests.length;
    await page.waitForTimeout(idleMs);
    const idle = () => requests.slice(before);
    await expect.poll(() => payloads(idle()).join()).toMatch(/\/websites\/popular\//);
    await expect.poll(idle).toContain('/api/_auth/session');
    const isPicture = (path: string) => /^\/(posters|img)\//.test(path);
    // The list's next page, wherever its link stands.
    expect(
      payloads(requests).some((path) => path.startsWith('/websites/_payload.json?page=2&')),
    ).toBe(true);
    // Pictures and faces are the page itself.
    const ahead = idle().filter((path) => !isPicture(path) && !path.endsWith('.woff2'));
    expect(ahead.length, ahead.join(' ')).toBeLessThanOrEqual(8);
    // Lazy pictures are fetched at the browser's own distance: the last of 48 are not near.
    expect(requests.filter(isPicture).length).toBeLessThanOrEqual(44);
    expect(requests.filter((path) => path.startsWith('/v2/me'))).toEqual([]);
  });

  test('a link under the pointer is fetched ahead, and the click shows it without asking again', async () => {
    const { page, requests } = await visit('/websites?sort=alphabetical');
    await hydrated(page);
    await page.waitForTimeout(idleMs);
    const link = page
      .getByRole('list', { name: 'Results' })
      .getByRole('heading')
      .getByRole('link')
      .nth(30);
    const path = (await link.getAttribute('href')) ?? '';
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(() => payloads(requests).some((one) => one.startsWith(path))).toBe(true);
    await page.waitForTimeout(300);
    const asked = payloads(requests).length;
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator('[data-large]').count()).toBe(1);
    expect(
      payloads(requests)
        .slice(asked)
        .filter((one) => one.startsWith(path)),
    ).toEqual([]);
  });

  test('a scroll asks for the pictures ahead one at a time', async () => {
    const { page } = await visit('/websites', { viewport: { width: 390, height: 844 } });
    await hydrated(page);
    await page.waitForFunction(() => !document.querySelector('#main .card:not([data-laid])'));
    await page.evaluate(() => {
      const asked: number[] = [];
      // One report a task: pictures that are asked for together are told together.
      new MutationObserver((changes) => asked.push(changes.length)).observe(document, {
        subtree: true,
        attributeFilter: ['loading'],
      });
      Object.assign(window, { asked });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked);
    await page.waitForTimeout(idleMs);
    expect(await asked()).toEqual([]);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(1);
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(500);
    expect(new Set(await asked())).toEqual(new Set([1]));
  });

  test('nothing is fetched ahead with save-data', async () => {
    const { page, requests, context } = await visit('/websites');
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await hydrated(page);
    const before = payloads(requests).length;
    await page.waitForTimeout(idleMs);
    expect(payloads(requests).length).toBe(before);
  });
});

describe('F16: a poor connection', () => {
  test.each([
    ['slow-2g', { effectiveType: 'slow-2g', saveData: false }],
    ['save-data', { effectiveType: '4g', saveData: true }],
  ])('nothing is fetched ahead with %s', async (_, connection) => {
    const { page, requests, context } = await visit('/robots.txt');
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/websites');
    await hydrated(page);
    await page.waitForTimeout(idleMs);
    expect(payloads(requests)).toEqual([]);
  });

  test('on 3G the list is read, and a page is reached by its link', async () => {
    const { page, context } = await visit('/robots.txt');
    const wire = await context.newCDPSession(page);
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 90_000,
      uploadThroughput: 45_000,
    });
    await page.goto('/websites');
    await hydrated(page);
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await page.waitForURL('**/websites/popular');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Popular/);
  });

  test('a favourite chosen offline is there after the connection is back', async () => {
    const { page, context, said } = await visit('/websites');
    await hydrated(page);
    const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first();
    const name = (await heart.getAttribute('aria-label')) ?? (await heart.textContent()) ?? '';
    const wire = await context.newCDPSession(page);
    const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await wire.send('Network.emulateNetworkConditions', { offline: true, ...conditions });
    await heart.click();
    const chosen = name.replace(/^Add /, 'Remove ').replace(/ to favourites$/, ' from favourites');
    await page.getByRole('button', { name: chosen, exact: true }).first().waitFor();
    await wire.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: chosen, exact: true })
          .first()
          .getAttribute('aria-pressed'),
      )
      .toBe('true');
    said.length = 0;
  });
});

describe('a new build', () => {
  test('loads the next page as a document', async () => {
    const { page, documents } = await visit('/websites');
    await rested(page);
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'another', timestamp: 1 } }),
    );
    await page.route('**/builds/meta/another.json', (route) =>
      route.fulfill({ json: { id: 'another' } }),
    );
    const seen = page.waitForResponse('**/builds/meta/another.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seen;
    await page.waitForTimeout(100);
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await page.waitForURL('**/websites/popular');
    await page.waitForLoadState();
    expect(documents).toEqual(['/websites', '/websites/popular']);
  });

  test('that answers a payload is not shown: the target is loaded', async () => {
    const { page, documents, said } = await visit('/websites');
    await hydrated(page);
    await page.route('**/websites/popular/_payload.json*', (route) =>
      route.fulfill({
        json: {
          status: 200,
          build: 'another',
          route: 'websites/popular',
          layout: 'default',
          data: {},
          meta: {},
        },
      }),
    );
    await page.getByRole('link', { name: 'Popular', exact: true }).click();
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Popular/);
    expect(documents).toEqual(['/websites', '/websites/popular']);
    // On a slow machine the preload of the main areas comes before the click: a warning, as the original says.
    for (const line of said.splice(0)) expect(line).toMatch(/^prefetch of \/websites\/popular: /);
  });
});

describe('without a connection', () => {
  test.each([
    ['is known', true],
    ['is not', false],
  ])(
    'the page and its address stay, and another try leads on; what comes next %s',
    async (_, isKnown) => {
      const { page, context, documents, said } = await visit('/websites?colors=blue');
      await hydrated(page);
      // No chunk comes any more, and with it no list of toasts either.
      const cut = Promise.withResolvers<void>();
      await page.route('**/assets/*', async (route) => {
        await cut.promise;
        await route.abort();
      });
      const link = page.getByRole('link', { name: 'Popular', exact: true }).first();
      if (isKnown) {
        const fetched = page.waitForResponse('**/websites/popular/_payload.json*');
        await link.hover();
        await fetched;
      }
      await context.setOffline(true);
      cut.resolve();
      const notice = page.getByRole('region', { name: 'Notifications' });
      await link.click();
      await notice.getByText('No connection').waitFor();
      await expect.poll(() => page.url()).toMatch(/\/websites\?colors=blue$/);
      expect(await page.locator('h1').textContent()).toMatch(/websites/i);
      await page.unroute('**/assets/*');
      const asked = isKnown
        ? null
        : page.waitForEvent('requestfailed', (one) => /payload/.test(one.url()));
      await notice.getByRole('button', { name: 'Try again' }).click();
      await asked;
      await notice.getByText('No connection').waitFor();
      await expect.poll(() => page.url()).toMatch(/\/websites\?colors=blue$/);
      expect(documents).toEqual(['/websites?colors=blue']);
      await context.setOffline(false);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL('**/websites/popular');
      await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Popular/);
      await expect.poll(() => notice.getByText('No connection').count()).toBe(0);
      said.length = 0;
    },
  );
});

describe('a missing page', () => {
  test('of a route is loaded as a document, one without a route keeps the page around it', async () => {
    const { page, documents, said } = await visit('/');
    await hydrated(page);
    await page.evaluate(() => navigation.navigate('/no/such/place'));
    await page.getByText('Page not found: /no/such/place').waitFor();
    expect(documents).toEqual(['/']);
    await page.evaluate(() => navigation.navigate('/websites/no-such-filter'));
    await page.getByText('Page Not Found: /websites/no-such-filter').waitFor();
    expect(documents).toEqual(['/', '/websites/no-such-filter']);
    said.length = 0;
  });
});

describe('F10: a chunk that is gone', () => {
  test('reloads the target once, and never in a circle', async () => {
    const { page, documents, said } = await visit('/');
    await hydrated(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    const link = page.getByRole('link', { name: 'Popular', exact: true }).first();
    await link.click();
    await page.waitForURL('**/websites/popular');
    await page.waitForTimeout(2_500);
    expect(documents.filter((path) => path === '/websites/popular').length).toBeLessThanOrEqual(2);
    expect(await page.locator('h1').textContent()).toMatch(/^Popular/);
    said.length = 0;
  });
});
