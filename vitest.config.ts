import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest.ts';
import { colorNameList } from './build/color-names.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { fontWasm } from './build/font-wasm.ts';
import { iconSets } from './build/icon-sets.ts';
import { posterFaces } from './build/poster-faces.ts';
import { fontSamples } from './tests/setup/font-samples.ts';
import { anywhere, inWorkerd } from './tests/setup/runtime.ts';

const migrations = await readD1Migrations(path.join(import.meta.dirname, 'src/domain/migrations'));

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two halves the speed.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [
          react(),
          clientManifest(),
          colorNameList(),
          commonPasswords(),
          fontWasm(),
          fontSamples(),
          iconSets(),
          posterFaces(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            main: './tests/setup/empty-worker.ts',
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: migrations,
                AUTH_SECRET: 'a secret that only tests use, of 32+',
              },
            },
          }),
        ],
        test: {
          name: 'workers',
          // A workerd and all modules anew for each file would take most of the time.
          isolate: false,
          include: inWorkerd,
          globalSetup: ['tests/setup/outside.ts'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/workers.ts'],
          // The kit reads its measures from the style sheet; others are left out.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        plugins: [react(), clientManifest(), iconSets(), posterFaces()],
        test: {
          name: 'values',
          isolate: false,
          include: anywhere,
          setupFiles: ['tests/setup/console.ts'],
          css: { include: [/tokens\.css/] },
        },
      },
      {
        plugins: [iconSets()],
        test: {
          name: 'node',
          isolate: false,
          include: ['tests/{cli,build}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [iconSets()],
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/setup/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Alone after the others: a project with its own maxWorkers needs a
          // group of its own, or Vitest refuses where the cores are not two.
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
