import { breadcrumbs, type NamedPage } from '#domain/structured-data.ts';
import { urls } from '#domain/urls.ts';

/** From the page of colours down to a page. */
export function belowColors(...steps: NamedPage[]): object {
  return breadcrumbs([{ name: 'Colours', path: urls.colors() }, ...steps]);
}
