import { Hono } from 'hono';
import { Unavailable } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import type { Place } from '#routes/contract.ts';
import { builds } from './api/builds.ts';
import { gateway } from './api/gateway.ts';
import type { AppEnv } from './context.ts';
import { access } from './middleware/access.ts';
import { filterRedirects } from './middleware/filter-redirects.ts';
import { keptCopy } from './middleware/kept-copy.ts';
import { limitReports } from './middleware/limit-reports.ts';
import { limitWrites } from './middleware/limit-writes.ts';
import { matchRoute } from './middleware/match-route.ts';
import { onboarding } from './middleware/onboarding.ts';
import { methodNotAllowed, onlyForms } from './middleware/only-forms.ts';
import { pageContext } from './middleware/page-context.ts';
import { pagingRule } from './middleware/paging-rule.ts';
import { ports } from './middleware/ports.ts';
import { requestId } from './middleware/request-id.ts';
import { sameAddress } from './middleware/same-address.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { trailingSlash } from './middleware/trailing-slash.ts';
import { onDemand, resource } from './on-demand.ts';
import { respondAction } from './respond/action.ts';
import { respondError } from './respond/error.tsx';
import { respondPage } from './respond/page.tsx';

const events = () => import('./api/events.ts');
const sheets = () => import('./api/typeface-sheet.ts');
const files = () => import('./api/exports.ts');
const maps = () => import('./api/sitemap.ts');

/** The whole life of a request, in order. A worker starts with the pipeline alone: schemas of calls come with the first. */
export function createApp(table: readonly Place[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(ports());
  app.use(requestId());
  app.use(securityHeaders());
  app.use(sameAddress());
  app.use(trailingSlash());
  app.use(matchRoute(table));
  app.get(
    '/go/:hash',
    onDemand(() => import('./middleware/go.ts'), 'go'),
  );

  app.use(session());
  app.use(sameOrigin());
  app.all(
    '/api/*',
    resource('/api', async () => (await import('./api/api.ts')).api),
  );
  app.use('/v2/*', gateway());
  app.on('POST', ['/a', '/a/search'], gateway(), limitReports());
  app.post('/a', onDemand(events, 'takeReport'));
  app.post('/a/search', onDemand(events, 'takeSearch'));
  app.all(
    '/v2/*',
    resource('/v2', async () => (await import('./api/v2.ts')).v2),
  );
  app.route('/builds', builds);
  app.get(
    '/img/:key/:file',
    onDemand(() => import('./api/image.ts'), 'image'),
  );
  app.get(
    '/posters/:print/:file',
    onDemand(() => import('./api/poster.ts'), 'poster'),
  );
  app.get('/typefaces/compare/faces.css', onDemand(sheets, 'comparedFaces'));
  app.get('/typefaces/:typeface/faces.css', onDemand(sheets, 'faces'));
  app.get('/websites/:website{[0-9]+-.+}/export/:format', onDemand(files, 'websiteExport'));
  app.get('/colors/palettes/:palette/export/:format', onDemand(files, 'paletteExport'));
  app.get('/collections/:slug/export/:format', onDemand(files, 'collectionExport'));
  app.get('/typefaces/:typeface/pairing/:pairing/faces.css', onDemand(sheets, 'pairedFaces'));
  app.get('/typefaces/:typeface/pairing/:pairing/export/:format', onDemand(files, 'pairingExport'));
  app.get('/sitemap.xml', onDemand(maps, 'sitemap'));
  app.get('/robots.txt', onDemand(maps, 'robots'));
  app.post(
    urls.exportData(),
    tooManyWrites(),
    onDemand(() => import('./api/export-data.ts'), 'exportData'),
  );

  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', methodNotAllowed);
  app.post('*', onlyForms());

  app.use(access());
  app.use(onboarding());
  app.post('*', tooManyWrites(), pageContext(), respondAction);
  app.use(pagingRule());
  app.use(filterRedirects());
  app.use(pageContext());
  app.use(keptCopy());
  app.get('*', respondPage);

  app.onError(async (error, c) => {
    c.set('note', { ...c.get('note'), error: `${error.name}: ${error.message}` });
    try {
      return await respondError(c, {
        kind: error instanceof Unavailable ? 'unavailable' : 'failed',
      });
    } catch {
      return c.text('Internal Server Error', 500, { 'cache-control': 'no-store' });
    }
  });
  return app;
}

function tooManyWrites() {
  return limitWrites((c) => respondError(c, { kind: 'too-many' }));
}
