import { createRequire } from 'node:module';
import path from 'node:path';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { load } from './load.ts';
import { places } from './places.ts';
import { record } from './record.ts';
import { renderEntry } from './render-entry.ts';
import { textOf } from './request.ts';
import { brief, median, medianRatio, rounds } from './sample.ts';
import type { Bench } from './server-figures.ts';
import { serveSite } from './site.ts';
import type { Figure } from './targets.ts';
import { startWorkerd } from './workerd.ts';

const compatibilityDate = '2026-08-15';
/** Renders in one request: what HTTP costs is shared among so many. */
const repeats = 20;
const ways = ['stream', 'string'] as const;

/** Our stream against `renderToString` of the same tree, both in workerd and both to bytes. */
export async function renderFigures(bench: Bench): Promise<Figure[]> {
  await buildRender(await payloadOf(bench));
  const recorded = await record({
    folder: places.render,
    main: 'render.js',
    options: { compatibilityDate },
    workerd: bench.peers?.workerd,
  });
  const server = await startWorkerd(recorded, '/stream');
  await sameBytes(server.origin);
  const cpu: Record<string, (number | null)[]> = { stream: [], string: [] };
  const ask = async (way: string, seconds: number) => {
    const asked = {
      origin: server.origin,
      paths: [`/${way}?n=${repeats}`],
      connections: 2,
      seconds,
    };
    const loaded = await load(asked, server.pid);
    return loaded.cpu === null ? null : loaded.cpu / repeats;
  };
  for (const way of ways) await ask(way, 2);
  await rounds(bench.options.rounds, ways, async (way) => {
    cpu[way]?.push(await ask(way, bench.options.seconds));
  });
  await server.stop();
  const { stream = [], string = [] } = cpu;
  const context = `${brief(median(stream))} ms against ${brief(median(string))} ms; no HTTP, no database`;
  return [{ id: 'render', value: medianRatio(stream, string), context }];
}

async function payloadOf({ built, state, peers }: Bench): Promise<string> {
  const { origin, stop } = await serveSite(built, { state: state.folder, workerd: peers?.workerd });
  const payload = await textOf(`${origin}/websites/_payload.json`);
  await stop();
  return payload;
}

/** Both ways have to write the same page, or the ratio says nothing. */
async function sameBytes(origin: string): Promise<void> {
  const [stream, string] = await Promise.all(ways.map((way) => textOf(`${origin}/${way}`)));
  const plain = (html = '') => html.replaceAll(/<!--.*?-->/g, '');
  if (plain(stream) !== plain(string))
    throw new Error('stream and renderToString gave different pages');
}

async function buildRender(payload: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const reactDom = path.dirname(require.resolve('react-dom/package.json'));
  const { route }: { route: string } = JSON.parse(payload);
  const source = renderEntry({
    page: path.join(places.root, 'src/routes', route, 'page.tsx'),
    legacy: path.join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
    payload,
  });
  await build({
    configFile: false,
    root: places.root,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [await sitePlugins(), entry(source)],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      target: 'es2023',
      outDir: places.render,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: { render: 'virtual:render' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** The site's own plugins, its patch of react-dom among them, without the one that makes a deployable worker. */
async function sitePlugins(): Promise<PluginOption[]> {
  const file = path.join(places.root, 'vite.config.ts');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    file,
    places.root,
  );
  const plugins = await flat(loaded?.config.plugins ?? []);
  return plugins.filter(({ name }) => !name.includes('cloudflare'));
}

async function flat(option: PluginOption): Promise<Plugin[]> {
  const settled = await option;
  if (!settled) return [];
  if (!Array.isArray(settled)) return [settled];
  return (await Promise.all(settled.map(flat))).flat();
}

function entry(source: string): Plugin {
  return {
    name: 'bench-render',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'virtual:render' ? path.join(places.root, 'src/virtual-render.js') : undefined,
    load: (id) => (id.endsWith('/src/virtual-render.js') ? source : undefined),
  };
}
