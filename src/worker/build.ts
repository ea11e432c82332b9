import manifest from 'virtual:client-manifest';

/** One chunk of Vite's client manifest. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

const chunks: Record<string, Chunk> | null = manifest.chunks;
const entryKey = 'src/routes/browser.ts';

/** This build's id (a hash over its sources) and when it was made, epoch ms. */
export const build = { id: manifest.build, timestamp: manifest.timestamp };

export interface Files {
  entry: string;
  /** Style sheets that `css` holds. */
  styles: string[];
  css: { readonly __html: string };
  modules: string[];
  fonts: string[];
}

const filesByRoute = new Map<string, Files>();

/** What the browser loads for a route: the shell's files and the page's. In development Vite serves the sources. */
export function filesOf(routeId: string): Files {
  let files = filesByRoute.get(routeId);
  if (!files) {
    files = chunks
      ? collect(chunks, routeId)
      : { entry: `/${entryKey}`, styles: [], css: { __html: '' }, modules: [], fonts: [] };
    filesByRoute.set(routeId, files);
  }
  return files;
}

function collect(all: Record<string, Chunk>, routeId: string): Files {
  const pageKey = `src/routes/${routeId}/page.tsx`;
  // The entry asks for the shell at once.
  const shell = all[entryKey]?.dynamicImports ?? [];
  const found = withImports(all, [entryKey, ...shell, pageKey]);
  // What the page asks for later stands in its markup already: its rules come at once.
  const own = [pageKey, ...(all[pageKey]?.imports ?? []).filter((key) => isViewChunk(all[key]))];
  const drawn = withImports(
    all,
    own.flatMap((key) => all[key]?.dynamicImports ?? []),
  );
  const sheets = [...new Set([...found, ...drawn].flatMap((chunk) => chunk.css ?? []))];
  return {
    entry: `/${all[entryKey]?.file ?? ''}`,
    styles: sheets.map((file) => `/${file}`),
    css: { __html: sheets.map((file) => manifest.sheets[file] ?? '').join('\n') },
    fonts: found
      .flatMap((chunk) => chunk.assets ?? [])
      .filter(isShellFace)
      .map((file) => `/${file}`),
    modules: found.filter((chunk) => chunk !== all[entryKey]).map((chunk) => `/${chunk.file}`),
  };
}

/** The chunks and all that they import before they run. */
function withImports(all: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = all[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].flatMap((key) => all[key] ?? []);
}

/** What several pages are made of, with parts that sleep: `typefaces-view`. */
function isViewChunk(chunk: Chunk | undefined): boolean {
  return chunk?.name?.endsWith('-view') ?? false;
}

/** The two faces that every page is set in: their Latin files. */
function isShellFace(file: string): boolean {
  return /(instrument-sans|geist-mono)-latin-w[^/]*\.woff2$/.test(file);
}

/** Every file of the client by source, for `/builds/meta/{id}.json`. */
export function manifestFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chunks ?? {}).map(([source, chunk]) => [source, chunk.file]),
  );
}
