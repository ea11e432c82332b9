/** What a build is made of: folders and files below the project's root. Another word in any of them is another build. */
export const buildSources: readonly string[] = [
  'src/app',
  'src/domain',
  'src/routes',
  'src/worker',
  'public',
  'build',
  'catalogue/files.ndjson',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
];
