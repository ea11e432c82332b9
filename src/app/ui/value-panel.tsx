import { type ReactNode, useMemo } from 'react';
import bar from '#app/cards/filter-bar.module.css';
import panel from '#app/cards/filter-panel.module.css';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import { iconHtml } from '#app/ui/icon.tsx';
import styles from './value-panel.module.css';

interface Props {
  id: string;
  name: string;
  /** Values there are, null where they cannot be counted; and how many are chosen. */
  values: number | null;
  chosen: number;
  /** How the choices go together. */
  hint: ReactNode;
  clearHref: string;
  total: number;
  /** What the list is of: `typeface`. */
  noun: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button and its panel: a native popover, so that it opens without script as well. */
export function ValuePanel({
  id,
  name,
  values,
  chosen,
  hint,
  clearHref,
  total,
  noun,
  onToggle,
  children,
}: Props) {
  const top = useMemo(() => ({ __html: topHtml(id, name) }), [id, name]);
  return (
    <>
      <div className={bar.type} data-chosen={chosen > 0 || undefined}>
        <button type="button" popoverTarget={id}>
          {name}
        </button>
        {(chosen > 0 || values !== null) && (
          <span className={bar.number}>
            {formatCount(chosen || (values ?? 0))}
            <span className="sr">{chosen > 0 ? ' chosen' : ' values'}</span>
          </span>
        )}
      </div>
      <div
        id={id}
        className={panel.panel}
        role="group"
        aria-label={name}
        popover="auto"
        onToggle={(event) => onToggle?.(event.newState === 'open')}
      >
        <div className="wrap">
          <div className={panel.body}>
            <div className={styles.top} dangerouslySetInnerHTML={top} />
            {children}
          </div>
          <div className={panel.foot}>
            <p>{hint}</p>
            {chosen > 0 && (
              <a className="btn quiet" href={clearHref}>
                Clear {name.toLowerCase()}
              </a>
            )}
            <button
              type="button"
              className="btn primary"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              Show {plural(total, noun)}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}

/** What never changes is text: React makes no element of it. */
function topHtml(id: string, name: string): string {
  return `<b>${escapeHtml(name)}</b><button type="button" class="icon-btn" popovertarget="${escapeHtml(id)}" popovertargetaction="hide" aria-label="Close">${iconHtml('close')}</button>`;
}
