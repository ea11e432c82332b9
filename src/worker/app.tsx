import { Hono } from 'hono';
import { Unavailable } from '#domain/errors.ts';
import { urls } from '#domain/urls.ts';
import type { Route } from '#routes/contract.ts';
import { api } from './api/api.ts';
import { builds } from './api/builds.ts';
import { limitReports, takeReport, takeSearch } from './api/events.ts';
import { exportData } from './api/export-data.ts';
import { collectionExport, pairingExport, paletteExport, websiteExport } from './api/exports.ts';
import { gateway } from './api/gateway.ts';
import { image } from './api/image.ts';
import { poster } from './api/poster.ts';
import { robots, sitemap } from './api/sitemap.ts';
import { comparedFaces, faces, pairedFaces } from './api/typeface-sheet.ts';
import { v2 } from './api/v2.ts';
import type { AppEnv } from './context.ts';
import { access } from './middleware/access.ts';
import { filterRedirects } from './middleware/filter-redirects.ts';
import { go } from './middleware/go.ts';
import { keptCopy } from './middleware/kept-copy.ts';
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
import { respondAction } from './respond/action.ts';
import { respondError } from './respond/error.tsx';
import { respondPage } from './respond/page.tsx';

/** The whole life of a request, in order. */
export function createApp(table: readonly Route[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(ports());
  app.use(requestId());
  app.use(securityHeaders());
  app.use(sameAddress());
  app.use(trailingSlash());
  app.use(matchRoute(table));
  app.get('/go/:hash', go);

  app.use(session());
  app.use(sameOrigin());
  app.route('/api', api);
  app.use('/v2/*', gateway());
  app.on('POST', ['/a', '/a/search'], gateway(), limitReports());
  app.post('/a', takeReport);
  app.post('/a/search', takeSearch);
  app.route('/v2', v2);
  app.route('/builds', builds);
  app.get('/img/:key/:file', image);
  app.get('/posters/:print/:file', poster);
  app.get('/typefaces/compare/faces.css', comparedFaces);
  app.get('/typefaces/:typeface/faces.css', faces);
  app.get('/websites/:website{[0-9]+-.+}/export/:format', websiteExport);
  app.get('/colors/palettes/:palette/export/:format', paletteExport);
  app.get('/collections/:slug/export/:format', collectionExport);
  app.get('/typefaces/:typeface/pairing/:pairing/faces.css', pairedFaces);
  app.get('/typefaces/:typeface/pairing/:pairing/export/:format', pairingExport);
  app.get('/sitemap.xml', sitemap);
  app.get('/robots.txt', robots);
  app.post(urls.exportData(), tooManyWrites(), exportData);

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
