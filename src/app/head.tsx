import type { Meta } from '#app/view.ts';

const name = 'Specimen';

/** Head tags as elements that React hoists, so that client navigation keeps them true. */
export function Head({ meta, status, origin }: { meta: Meta; status: number; origin: string }) {
  const url = meta.canonical && origin + meta.canonical;
  const hidden = meta.robots ?? (status === 200 ? undefined : 'noindex');
  return (
    <>
      <title>{meta.title.startsWith(name) ? meta.title : `${meta.title} · ${name}`}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {url && <link rel="canonical" href={url} />}
      {hidden && <meta name="robots" content={hidden} />}
      {meta.previous && <link rel="prev" href={origin + meta.previous} />}
      {meta.next && <link rel="next" href={origin + meta.next} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {url && <meta property="og:url" content={url} />}
    </>
  );
}
