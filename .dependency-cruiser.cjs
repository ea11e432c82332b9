const room = (name) => `^src/${name}/`;

/** The laws of the rooms. Arrows point down: worker -> routes -> app -> domain. */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'Nouns and their SQL know no other room and no framework.',
      severity: 'error',
      from: { path: room('domain') },
      to: { path: '^src/(app|routes|worker|cli)/' },
    },
    {
      name: 'domain-knows-no-framework',
      comment: 'No React, Hono, Jotai or SWR below the app.',
      severity: 'error',
      from: { path: room('domain') },
      to: { path: 'node_modules/(react|react-dom|hono|jotai|swr|@hono)/' },
    },
    {
      name: 'app-imports-domain-only',
      comment: 'React that no single route owns knows neither routes nor the worker.',
      severity: 'error',
      from: { path: room('app') },
      to: { path: '^src/(routes|worker|cli)/' },
    },
    {
      name: 'app-reads-no-store',
      comment: 'Stores are SQL: only loaders and the worker read them.',
      severity: 'error',
      from: { path: room('app') },
      to: { path: '^src/domain/.*-store\\.ts$' },
    },
    {
      name: 'app-knows-no-hono',
      severity: 'error',
      from: { path: room('app') },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'routes-import-no-worker',
      comment: 'Pages and loaders do not know who serves them.',
      severity: 'error',
      from: { path: room('routes') },
      to: { path: '^src/(worker|cli)/' },
    },
    {
      name: 'pages-read-no-store',
      comment: 'A page is a function of its props: only route.ts may load.',
      severity: 'error',
      from: { path: '^src/routes/.*\\.tsx$' },
      to: { path: '^src/domain/.*-store\\.ts$' },
    },
    {
      name: 'areas-do-not-mix',
      comment: 'An area of routes imports its own folder, the contract, app and domain.',
      severity: 'error',
      from: { path: '^src/routes/([^/]+)/' },
      to: { path: '^src/routes/([^/]+)/', pathNot: '^src/routes/$1/' },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      from: { pathNot: '^src/(worker|cli)/' },
      to: { path: room('worker') },
    },
    {
      name: 'cli-imports-little',
      comment: 'Commands use the domain; of the worker only its password hashing.',
      severity: 'error',
      from: { path: room('cli') },
      to: { path: '^src/(app|routes|worker)/', pathNot: '^src/worker/auth/' },
    },
    {
      name: 'nobody-imports-the-cli',
      severity: 'error',
      from: { pathNot: room('cli') },
      to: { path: room('cli') },
    },
    {
      name: 'public-pages-cannot-reach-a-session',
      comment: 'The kept copies and the renderer of public pages know no session code.',
      severity: 'error',
      from: { path: '^src/worker/(cache|respond)/' },
      to: {
        path: '^src/(domain/user/.*-store|worker/middleware/session|worker/auth/)',
        reachable: true,
      },
    },
    {
      name: 'auth-library-comes-later',
      comment: 'Public pages never load it: what leads to it is imported dynamically.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(worker/auth|cli)/' },
      to: {
        path: '^src/worker/auth/(?!providers\\.ts)|^node_modules/better-auth/',
        dynamic: false,
      },
    },
    {
      name: 'zip-comes-later',
      comment: 'Only who takes all of their data away needs it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/worker/export/' },
      to: { path: '^src/worker/export/|^node_modules/client-zip/', dynamic: false },
    },
    {
      name: 'transliteration-comes-later',
      comment:
        'Its tables are larger than all of a public page; only the commands take it at once.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(domain/import|cli)/' },
      to: { path: '^src/domain/import/slug\\.ts', dynamic: false },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
