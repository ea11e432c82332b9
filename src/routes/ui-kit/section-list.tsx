import { useEffect, useState } from 'react';
import { quietly } from '#app/remote/http.ts';
import type { SectionData } from './section.tsx';
import styles from './ui-kit.module.css';

export interface Group {
  name: string;
  sections: readonly SectionData[];
}

/** Links to every section; once somebody scrolls, the one in view is marked. */
export function SectionList({ groups }: { groups: readonly Group[] }) {
  const current = useCurrentSection();
  const link = (id: string, name: string) => (
    <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
      {name}
    </a>
  );
  return (
    <nav className={styles.nav} aria-label="On this page">
      {groups.map(({ name, sections }) => (
        <div key={name}>
          <p>{name}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>{link(section.id, section.name)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{link('overlays', 'Overlays')}</p>
    </nav>
  );
}

/** Null until the first scroll, which brings the code for it. */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const start = () =>
      void quietly('sections', async () => {
        const { watchSections } = await import('./watch-sections.ts');
        watchSections(setCurrent, left.signal);
      });
    addEventListener('scroll', start, { once: true, passive: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return current;
}
