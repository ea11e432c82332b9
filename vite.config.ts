import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueFaces } from './build/catalogue-faces.ts';
import { clientManifest } from './build/client-manifest.ts';
import { colorNameList } from './build/color-names.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { iconSets } from './build/icon-sets.ts';
import { posterFaces } from './build/poster-faces.ts';
import { reactServerStrings } from './build/react-server-strings.ts';
import { scopedName } from './build/scoped-name.ts';
import { workerChunks } from './build/worker-chunks.ts';

/**
 * Modules are compiled when they are first imported, not all of them at the start of a worker. Not in wrangler.toml: the
 * runners of tests and of the dev server look modules up themselves, which this registry does not allow.
 */
const registry = 'new_module_registry';

/** What each document names itself: no chunk asks for it again. */
const ofEveryPage = /\/(browser|react|rolldown-runtime|shell)-[^/]+$/;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    clientManifest(),
    colorNameList(),
    commonPasswords(),
    iconSets(),
    reactServerStrings(),
    posterFaces(),
    catalogueFaces(),
    workerChunks(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      ...(command === 'build' ? { config: { compatibility_flags: [registry] } } : {}),
      ...(process.env.STATE_DIR ? { persistState: { path: process.env.STATE_DIR } } : {}),
    }),
  ],
  builder: {
    // The worker embeds the client's manifest, so the client is built first.
    async buildApp(builder) {
      for (const name of ['client', 'worker']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    worker: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !ofEveryPage.test(file)),
        },
        rollupOptions: {
          input: 'src/routes/browser.ts',
          // The boot script waits for what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Names of chunks stand in the shell by the hundred, and a hash is what compresses least of it.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // One shell, one chunk for each kind's walls of cards, one a page, one for what comes later.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'icons',
                  test: /node_modules\/@iconify\/|ui\/data-icon-drawing\.tsx/,
                  priority: 4,
                },
                {
                  name: 'later',
                  test: /node_modules\/(swr|use-sync-external-store|dequal)\/|app\/at-rest\.ts|layouts\/(account|start-up|prompts|late-faces)\.tsx?|members\/collect(ing|-again)\.tsx?$|remote\/(use-\w+|once|call|outbox|send-wishes|signed-in|track)\.ts|cards\/(facet-options\.tsx|(lay-out-ahead|pictures-ahead)\.ts)|ui\/(toast|banner|tooltip)[^/]*$|navigation\/(new-build|picture-transition|shortcuts?[^/]*$)|state\/modals\.ts|domain\/prompt\//,
                  priority: 2,
                },
                {
                  name: 'overlays',
                  test: /ui\/(dialog|sheet|popover|modal|phase)[^/]*$|layouts\/((newsletter|share)-modal|shortcuts-dialog)\.tsx/,
                  priority: 2,
                },
                {
                  // What stands at the head of most pages beside the lists: small, and apart from forms.
                  name: 'page-parts',
                  test: /app\/ui\/(button|page-icon)\./,
                  priority: 3,
                },
                {
                  name: 'below',
                  test: /app\/ui\/below\./,
                  priority: 3,
                },
                {
                  // What leaves parts of a page asleep.
                  name: 'far',
                  test: /app\/ui\/(far|when-near)\./,
                  priority: 3,
                },
                {
                  name: 'handed-over',
                  test: /routes\/colors\/use-handed-over\.ts$/,
                  priority: 5,
                },
                {
                  // The little that every page of colours needs at once.
                  name: 'palette',
                  test: /domain\/palette\/(palette|generator-query)\.ts$|routes\/colors\/fill\.tsx$/,
                  priority: 4,
                },
                {
                  // Parts that no first view of the shell needs: all of src/app/ui but the shell's own, and files on show.
                  name: 'parts',
                  test: /cards\/export-view\.tsx$|domain\/(export\/format-list|poster\/fnv)\.ts$|app\/ui\/(?!(color-mode-menu|escape-html|format|icon|later|link|menu|notifications|page-head|pager|painted-to|pill|segmented|value-panel|when-idle)\.)/,
                  priority: 2,
                },
                {
                  // What only members use: the popover of collections, and what their own pages share.
                  name: 'members',
                  test: /app\/members\/|domain\/(collection|favorite)\//,
                  priority: 2,
                },
                {
                  // Lists of palettes, and their cards wherever they stand.
                  name: 'palettes',
                  test: /src\/domain\/palette\/palette-(query|filter)|domain\/color\/near-color\.ts$|app\/cards\/palette-(card|grid)[^/]*$|src\/routes\/colors\/(palette-(list|filter|panel)|color-panel)[^/]*$/,
                  priority: 3,
                },
                {
                  // How colours are measured, and the parts of pages that are drawn by it: they hydrate late (`far`).
                  name: 'colors',
                  test: /src\/domain\/palette\/|domain\/filter\/random-order|src\/domain\/color\/(?!(color|contrast|near-tolerance|srgb)\.)[^/]+$|src\/routes\/colors\/(black-white|vision|distance|study\.module)[^/]*$/,
                  priority: 2,
                },
                {
                  // Cards and filters of websites: pages of other things ask for them late or never.
                  name: 'websites',
                  test: /app\/cards\/(any-color-panel|card-grid|website-card|website-picture|picture|poster|srcset|broken|ground|filter-bar|filter-panel|filter-pills|facet-links|listing)\.tsx?$|src\/routes\/websites\/(?!popular-)[^/]+$/,
                  priority: 2,
                },
                {
                  // Sets names in their own faces: cards everywhere ask for it at the first look.
                  name: 'faces',
                  test: /src\/app\/cards\/(typeface-faces|card-names|once-near)/,
                  priority: 4,
                },
                {
                  // What the lists of typefaces are. The rules of what sleeps in a `-view` come with its pages.
                  name: 'typefaces-view',
                  test: /src\/domain\/typeface\/typeface-(query|filter)\.ts$|src\/routes\/typefaces\/[^/]+$/,
                  priority: 2,
                },
                {
                  // What only the pages of one typeface, of a pairing and of a comparison share.
                  name: 'specimens',
                  test: /src\/domain\/typeface\/(?!typeface-(query|filter)\.)|src\/routes\/typefaces\/code\./,
                  priority: 3,
                },
                {
                  // Filters and results of lists of typefaces: asleep until they are touched.
                  name: 'typeface-filters',
                  test: /src\/routes\/typefaces\/(filter-(bar|pills)|facet-panel|weight-panel|results)\./,
                  priority: 3,
                },
                {
                  // What is only read on the page of a typeface: asleep at a first view.
                  name: 'typeface-reading',
                  test: /src\/routes\/typefaces\/show\/(samples|fact-|languages|neighbours|confusables|metrics-drawing)/,
                  priority: 3,
                },
                {
                  // The word that a field shows while nobody has typed: lists need it at once, their rows as well.
                  name: 'sample-word',
                  test: /domain\/typeface\/sample-word\.ts$/,
                  priority: 5,
                },
                {
                  // Rows of typefaces, wherever they stand.
                  name: 'typeface-rows',
                  test: /src\/app\/cards\/(typeface-|away-|compare-)|src\/app\/state\/compared\.ts|src\/domain\/typeface\/compare-query\.ts$/,
                  priority: 4,
                },
                {
                  // Panels of lists whose values all stand in the page: typefaces and palettes.
                  name: 'facets',
                  test: /src\/app\/cards\/facet-panel/,
                  priority: 2,
                },
                {
                  // Two chunks come sooner beside pictures than one, and a release leaves this one in the caches.
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 2,
                },
                {
                  // What answers before the shell is there: no React.
                  name: 'first',
                  test: /node_modules\/jotai\/(?!.*(utils|react)).*\.m?js|src\/app\/(first-answers|cards\/heart-of|state\/(collecting|favorites|hear-first|hearts|page|storage))\.ts$|src\/app\/styles\/|src\/routes\/browser\.ts$|vite\/preload-helper|rolldown\/runtime/,
                  priority: 5,
                },
                {
                  name: 'shell',
                  test: /node_modules\/|src\/(app|domain)\/(?!cards\/facet-panel|(claim|profile|credit)\/|website\/website-popularity)|src\/routes\/hydrate\.ts$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { port: Number(process.env.PORT ?? 8787), strictPort: true },
}));
