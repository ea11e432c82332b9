import { useEffect, useRef } from 'react';
import { showFaces } from '#app/cards/typeface-faces.ts';
import { Icon } from '#app/ui/icon.tsx';
import { canonicalQuery } from '#domain/filter/filter-query.ts';
import { urls } from '#domain/urls.ts';
import type { TypefaceUse, Website } from '#domain/website/website.ts';
import show from './show.module.css';
import styles from './typefaces-in-use.module.css';

const roleNames: Record<NonNullable<TypefaceUse['role']>, string> = {
  heading: 'Headings',
  body: 'Body',
  mono: 'Mono',
  display: 'Display',
  text: 'All text',
};

/** None found is said with its day; the section does not vanish. */
export function TypefacesInUse({ website }: { website: Website }) {
  const { typefaces } = website;
  const list = useRef<HTMLUListElement>(null);
  // Another website has other faces.
  useEffect(
    () => (list.current && typefaces.length > 0 ? showFaces(list.current) : undefined),
    [typefaces],
  );
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby="typefaces">
      <div className="sec-head">
        <h2 className="title" id="typefaces">
          Typefaces in use
        </h2>
      </div>
      {typefaces.length > 0 ? (
        <ul className={styles.faces} ref={list}>
          {typefaces.map(({ slug, name, role, file }) => (
            <li key={slug}>
              <a className={styles.name} href={urls.typeface(slug)} data-face={file}>
                {name}
              </a>
              <span>{role ? roleNames[role] : 'Role unknown'}</span>
              <a
                className={styles.use}
                href={urls.websites(canonicalQuery({ filter: only(slug) }))}
                aria-label={`Websites with it: ${name}`}
              >
                Websites with it
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={show.unknown}>Unknown: its typefaces have not been looked up yet.</p>
      )}
    </section>
  );
}

function only(slug: string) {
  return { typefaces: { include: [slug], exclude: [] } };
}
