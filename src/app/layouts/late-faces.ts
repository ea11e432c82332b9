import { keepOnDevice } from '#app/state/storage.ts';
import { whenIdle } from '#app/ui/when-idle.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/** Once the page rests. */
export function watchLateFaces(): void {
  setTimeout(() => void document.fonts.ready.then(() => whenIdle(settle)), layOutAfterMs);
}

function settle(): void {
  showLateFaces();
  keepOnDevice('faces', document.querySelector<HTMLElement>('[data-faces]')?.dataset.faces ?? '');
}

/**
 * Shows the faces that came after the first paint. They are `optional`: a painted page keeps its stand-ins for good,
 * so the same faces are declared once more.
 */
function showLateFaces(): void {
  if (!cameLate()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(optionalFaces().map(swapped).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}

function cameLate(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const faces = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('woff2'));
  return faces.some(({ startTime, duration }) => startTime + duration > (painted?.startTime ?? 0));
}

function optionalFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
}

/** Written anew by descriptor: a face or a file may have "optional" in its name. */
function swapped({ style }: CSSFontFaceRule): string {
  const said = [...style]
    .filter((name) => name !== 'font-display')
    .map((name) => `${name}: ${style.getPropertyValue(name)}`);
  return `@font-face { ${[...said, 'font-display: swap'].join('; ')} }`;
}
