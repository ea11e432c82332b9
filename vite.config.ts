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
import { scryptWasm } from './build/scrypt-wasm.ts';

export default defineConfig({
  plugins: [
    react(),
    clientManifest(),
    colorNameList(),
    commonPasswords(),
    iconSets(),
    reactServerStrings(),
    posterFaces(),
    catalogueFaces(),
    scryptWasm(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
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
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/routes/browser.tsx',
          output: {
            // One shell with what every wall of cards is made of, one chunk a page, one for what comes later.
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
                  test: /node_modules\/(swr|use-sync-external-store|dequal)\/|layouts\/(account|start-up|prompts)\.tsx|members\/collect(ing|-again)\.tsx?$|remote\/(use-\w+|once|call|outbox|send-wishes|signed-in|track)\.ts|cards\/facet-options\.tsx|ui\/(toast|banner|tooltip)[^/]*$|navigation\/shortcuts?[^/]*$|state\/modals\.ts|domain\/prompt\//,
                  priority: 2,
                },
                {
                  name: 'overlays',
                  test: /ui\/(dialog|sheet|popover|modal|phase)[^/]*$|layouts\/((newsletter|share)-modal|shortcuts-dialog)\.tsx/,
                  priority: 2,
                },
                {
                  // Parts that no first view of the shell needs: all of src/app/ui but the shell's own, and files on show.
                  name: 'parts',
                  test: /cards\/export-view\.tsx$|app\/ui\/(?!(color-mode-menu|escape-html|format|icon|later|link|menu|notifications|page-head|pager|pill|segmented|value-panel|when-idle)\.)/,
                  priority: 2,
                },
                {
                  // What only members use: the popover of collections, and what their own pages share.
                  name: 'members',
                  test: /app\/members\/|domain\/(collection|favorite)\//,
                  priority: 2,
                },
                {
                  // What the pages of colours share, and cards of palettes wherever they stand.
                  name: 'palettes',
                  test: /src\/domain\/palette\/|domain\/filter\/random-order|src\/domain\/color\/(?!(color|contrast|near-tolerance|srgb)\.)[^/]+$|app\/cards\/palette-(card|grid)[^/]*$|src\/routes\/colors\/[^/]+$/,
                  priority: 2,
                },
                {
                  // Sets names in their own faces: cards everywhere ask for it at the first look.
                  name: 'faces',
                  test: /src\/app\/cards\/(typeface-faces|card-names|once-near)/,
                  priority: 3,
                },
                {
                  // What the pages of typefaces share; websites need none of it.
                  name: 'typefaces',
                  test: /src\/domain\/typeface\/|src\/app\/cards\/(typeface|away|compare)-|src\/app\/state\/compared\.ts|src\/routes\/typefaces\/[^/]+$/,
                  priority: 2,
                },
                {
                  // Two chunks come sooner beside pictures than one, and a release leaves this one in the caches.
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 2,
                },
                {
                  name: 'shell',
                  test: /node_modules\/|src\/(app|domain)\/|src\/routes\/(websites\/(?!popular-)[^/]+|browser\.tsx)$|vite\/preload-helper|rolldown\/runtime/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { port: Number(process.env.PORT ?? 8787), strictPort: true },
});
