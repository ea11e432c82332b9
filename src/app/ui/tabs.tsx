import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { stepFocus } from '#app/ui/step-focus.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  name: string;
  count?: string;
  disabled?: boolean;
  panel: ReactNode;
}

interface Props {
  /** Stem of the ids, unique on the page. */
  id: string;
  label: string;
  tabs: readonly Tab[];
}

/** One stop of Tab; arrows, Home and End choose at once. Without script all panels stand one under the other. */
export function Tabs({ id, label, tabs }: Props) {
  const [chosen, setChosen] = useState(() => tabs.find((tab) => !tab.disabled)?.id);
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
    const item = stepFocus(event, items);
    if (item) setChosen(item.dataset.tab);
  }
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setChosen(tab.id)}
          >
            {tab.name}
            {tab.count && <span>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          // A panel may hold nothing that takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-idle={tab.id === chosen ? undefined : true}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
