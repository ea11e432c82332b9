import { foundationSections } from './foundation-sections.tsx';
import type { Foundations } from './foundations.ts';
import { actions, inputs } from './input-sections.tsx';
import { Overlays } from './overlays.tsx';
import { Section } from './section.tsx';
import { type Group, SectionList } from './section-list.tsx';
import { subjectSections, waiting, ways } from './shown-sections.tsx';
import type { Websites } from './subjects.tsx';
import styles from './ui-kit.module.css';

export interface Props extends Websites {
  foundations: Foundations;
}

export function Page({ foundations, ...websites }: Props) {
  const groups: Group[] = [
    { name: 'Foundations', sections: foundationSections(foundations) },
    {
      name: 'Parts',
      sections: [...actions, ...inputs, ...ways, ...waiting, ...subjectSections(websites)],
    },
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`g12 ${styles.head}`}>
        <h1>
          Parts<span>_ui</span>
        </h1>
        <p>Every part in every state. What is not on this page does not exist.</p>
      </div>
      <div className={`g12 ${styles.body}`}>
        <SectionList groups={groups} />
        <div className={styles.sections}>
          {groups.flatMap(({ sections }) =>
            sections.map((section) => <Section key={section.id} {...section} />),
          )}
          <Overlays />
        </div>
      </div>
    </div>
  );
}
