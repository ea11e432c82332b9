// shift with faces held back 1.5 s, at 390 and 1350
import { launchChromium } from './src/cli/chromium.ts';

const origin = 'http://localhost:4340';
const scrolling = true;
const slugs = process.argv.slice(2);
const b = await launchChromium();
for (const width of [1350, 390])
  for (const p of slugs) {
    const c = await b.newContext({ viewport: { width, height: width === 390 ? 844 : 940 } });
    const page = await c.newPage();
    await page.route('**/assets/faces/**', async (r) => {
      await new Promise((f) => setTimeout(f, 800));
      await r.continue();
    });
    await page.addInitScript(() => {
      window.sh = [];
      new PerformanceObserver((l) => {
        for (const e of l.getEntries())
          window.sh.push([
            +e.value.toFixed(4),
            Math.round(e.startTime),
            e.sources?.map((s) =>
              [
                (s.node?.nodeType === 3 ? s.node.parentElement : s.node)?.className,
                ['x', 'y', 'width', 'height']
                  .map((k) => Math.round(s.previousRect[k]) + '>' + Math.round(s.currentRect[k]))
                  .join(' '),
              ].join(' '),
            ),
          ]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + p, { waitUntil: 'load' });
    await page.waitForTimeout(3500);
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(1500);
    const sh = await page.evaluate(() => window.sh);
    const total = sh.reduce((s, [v]) => s + v, 0);
    console.log(width, p, total.toFixed(4), JSON.stringify(sh.slice(0, 4)));
    await c.close();
  }
await b.close();
