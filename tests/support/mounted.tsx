import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WebsitePicture } from '#app/cards/website-picture.tsx';
import { DataIcon } from '#app/ui/data-icon.tsx';

/** Parts put into a page of the site by themselves, for tests in the browser. */
function host(id: string): HTMLElement {
  const place = document.createElement('div');
  place.id = id;
  document.body.prepend(place);
  return place;
}

/** What the server would send, then the browser's own. */
export function mountIcon(name: string, label: string): string {
  const part = <DataIcon name={name} label={label} />;
  const sent = renderToString(part);
  const place = host('mounted-icon');
  place.innerHTML = sent;
  hydrateRoot(place, part);
  return sent;
}

/** A website's picture whose address fails: before the page is taken over, or after. */
export async function mountPicture(when: 'before' | 'after', id: number): Promise<void> {
  const picture = {
    key: 'a'.repeat(64),
    width: 640,
    height: 400,
    alt: '',
    ground: ['#aa0000', '#00aa00', '#0000aa'],
  };
  const part = (
    <WebsitePicture
      website={{ id, picture, colors: [] }}
      sizes="100vw"
      label={{ picture: 'Home page', poster: 'Poster' }}
      eager
    />
  );
  const place = host(`mounted-${when}`);
  if (when === 'after') return createRoot(place).render(part);
  place.innerHTML = renderToString(part);
  const img = place.querySelector('img');
  await new Promise((done) => img?.addEventListener('error', done));
  hydrateRoot(place, part);
}
