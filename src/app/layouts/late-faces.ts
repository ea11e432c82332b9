import { keepOnDevice } from '#app/state/storage.ts';

/**
 * Once the page rests: fetches the faces that it did without, and notes them as this browser's own when all have come.
 * Where some came after the first paint, gives what shows them to the next page.
 */
export async function fetchFaces(): Promise<(() => void) | null> {
  const optional = [...document.fonts].filter(({ display }) => display === 'optional');
  const came = await Promise.allSettled(optional.map((face) => face.load()));
  if (came.some(({ status }) => status === 'rejected')) return null;
  const files = document.querySelector<HTMLElement>('[data-faces]')?.dataset.faces ?? '';
  keepOnDevice('faces', files);
  return isLate(files.split(' ')) ? showLateFaces : null;
}

/**
 * For the next page: one that somebody reads keeps the faces that it was painted in, so that nothing in it moves. They
 * are `optional`: a document that was painted keeps its stand-ins for good, so the same faces are declared once more.
 */
function showLateFaces(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(optionalFaces().map(swapped).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.removeAttribute('data-later');
}

function isLate(files: string[]): boolean {
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
