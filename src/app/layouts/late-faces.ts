import { keepOnDevice } from '#app/state/storage.ts';
import { whenIdle } from '#app/ui/when-idle.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/** Once the page rests. */
export function watchLateFaces(): void {
  setTimeout(() => void settle(), layOutAfterMs);
}

/** The faces are fetched where the page did without them, and noted as this browser's own once all have come. */
async function settle(): Promise<void> {
  const optional = [...document.fonts].filter(({ display }) => display === 'optional');
  const came = await Promise.allSettled(optional.map((face) => face.load()));
  if (came.some(({ status }) => status === 'rejected')) return;
  const files = document.querySelector<HTMLElement>('[data-faces]')?.dataset.faces ?? '';
  whenIdle(() => {
    if (cameLate(files.split(' '))) showLateFaces();
    keepOnDevice('faces', files);
  });
}

/**
 * Shows the faces that came after the first paint. They are `optional`: a painted page keeps its stand-ins for good,
 * so the same faces are declared once more.
 */
function showLateFaces(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(optionalFaces().map(swapped).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.removeAttribute('data-later');
}

function cameLate(files: string[]): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .some(
      ({ name, startTime, duration }) =>
        files.includes(URL.parse(name)?.pathname ?? '') &&
        startTime + duration > (painted?.startTime ?? 0),
    );
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
