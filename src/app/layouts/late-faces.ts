import { keepOnDevice } from '#app/state/storage.ts';
import { layOutAfterMs } from '#domain/limits.ts';

/**
 * Once the page rests, the faces are fetched where it did without them, and noted as this browser's own once all have
 * come. Gives what the next page calls when it is put in this one's place: then those that came late are shown. A page
 * that somebody reads keeps the faces that it was painted in, so that nothing in it moves.
 */
export function watchLateFaces(): () => void {
  let haveComeLate = false;
  setTimeout(async () => {
    haveComeLate = await settle();
  }, layOutAfterMs);
  return function onNextPage() {
    if (haveComeLate) showLateFaces();
    haveComeLate = false;
  };
}

/** Says whether they all came, and some after the first paint. */
async function settle(): Promise<boolean> {
  const optional = [...document.fonts].filter(({ display }) => display === 'optional');
  const came = await Promise.allSettled(optional.map((face) => face.load()));
  if (came.some(({ status }) => status === 'rejected')) return false;
  const files = document.querySelector<HTMLElement>('[data-faces]')?.dataset.faces ?? '';
  keepOnDevice('faces', files);
  return cameLate(files.split(' '));
}

/**
 * They are `optional`: a document that was painted keeps its stand-ins for good, so the same faces are declared once
 * more.
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
