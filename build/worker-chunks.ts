import type { Plugin, Rolldown } from 'vite';

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Joins the worker's modules into fewer files. A file costs each start some twenty microseconds, read or not, and a
 * hundred more where it is read; but one that brings more than a page uses costs more than it saves.
 */
export function workerChunks(): Plugin {
  const options = {
    // The bundler's own rule for groups that leave what they import where it is.
    preserveEntrySignatures: 'allow-extension' as const,
    output: {
      codeSplitting: {
        groups: [{ name: chunkOf, debugName: 'worker chunks' }],
        includeDependenciesRecursively: false,
      },
    },
  };
  return {
    name: 'worker-chunks',
    // The adapter of Cloudflare sets the same option first.
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'worker' ? { build: { rolldownOptions: options } } : undefined,
  };
}

/**
 * The chunk of a module, null where the bundler is to choose: what each answer needs (`start`, and its large libraries
 * apart), what stands beside the first list of websites (`walls`), one for each page, and one for each folder of what
 * several of the others share.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const entries = entriesOf(id, graph);
  const first = entries.some((entry) => graph.getModuleInfo(entry)?.isEntry);
  if (first && entries.length === 1) return null;
  if (first) return libraryOf(id) ?? 'start';
  if (/\0|node_modules/.test(id)) return null;
  if (entries.some((entry) => routeOf(entry) === 'websites-list')) return 'walls';
  const routes = new Set(entries.map(routeOf));
  if (routes.size === 1) return [...routes][0] ?? null;
  const [, folder] = /\/src\/((?:domain|worker)\/[^.]+)\//.exec(id) ?? [];
  return folder?.replaceAll('/', '-') ?? null;
}

function libraryOf(id: string): string | null {
  if (id.includes('client-manifest')) return 'manifest';
  return /\/node_modules\/(react|zod)/.exec(id)?.[1] ?? null;
}

/** `websites-show` for what stands in that route's folder, null elsewhere. */
function routeOf(id: string): string | null {
  return /\/src\/routes\/(.+)\//.exec(id)?.[1]?.replaceAll('/', '-') ?? null;
}

/** The modules that are asked for as they are (the first, and all that come by `import()`) and that bring this one. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = graph.getModuleInfo(module);
    if (info?.isEntry || info?.dynamicImporters.length) found.push(module);
    for (const importer of info?.importers ?? []) visit(importer);
  };
  visit(id);
  return found;
}
