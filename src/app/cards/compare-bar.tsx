import { useAtom } from 'jotai/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { navigate } from '#app/navigation/navigate.ts';
import { comparedAtom, type Ticked } from '#app/state/compared.ts';
import { Icon } from '#app/ui/icon.tsx';
import { mostCompared } from '#domain/limits.ts';
import { compareQuery } from '#domain/typeface/compare-query.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import styles from './compare-bar.module.css';

/** The form that the ticks of a list belong to. */
export const compareForm = 'compare-faces';

interface Props {
  /** Whose ticks it gathers. */
  list: RefObject<HTMLElement | null>;
  rows: readonly TypefaceRow[];
  text: string | null | undefined;
  size: number | null | undefined;
}

/** What was ticked and the way to see it side by side; there from the first tick. Without script a plain form. */
export function CompareBar({ list, rows, text, size }: Props) {
  const [ticked, setTicked] = useAtom(comparedAtom);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'faces') return;
      const row = rows.find(({ slug }) => slug === target.value);
      if (row) setTicked((all) => toggled(all, row, target.checked));
    };
    const root = list.current;
    root?.addEventListener('change', hear);
    return () => root?.removeEventListener('change', hear);
  }, [list, rows, setTicked]);
  // Ticked before anybody listened.
  useLayoutEffect(() => {
    const boxes = [
      ...(list.current?.querySelectorAll<HTMLInputElement>('[name="faces"]:checked') ?? []),
    ];
    for (const { value } of boxes) {
      const row = rows.find(({ slug }) => slug === value);
      if (row) setTicked((all) => toggled(all, row, true));
    }
  }, [list, rows, setTicked]);
  // The boxes hold no state of their own: this is the one place that knows.
  useEffect(() => {
    // Other rows have other boxes.
    if (rows.length === 0) return;
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('[name="faces"]') ?? []) {
      box.checked = ticked.some(({ slug }) => slug === box.value);
      box.disabled = !box.checked && ticked.length >= mostCompared;
    }
  }, [list, rows, ticked]);
  return (
    <form
      id={compareForm}
      className={styles.bar}
      action={urls.compareTypefaces()}
      aria-label="Compare"
      data-open={ticked.length > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const faces = ticked.map(({ slug }) => slug);
        navigate(
          urls.compareTypefaces(compareQuery({ faces, text: text ?? null, size: size ?? null })),
        );
      }}
    >
      {text && <input type="hidden" name="text" value={text} />}
      {size && <input type="hidden" name="size" value={size} />}
      <span className={`mono ${styles.count}`} role="status">
        {ticked.length > 0 && `${ticked.length} of ${mostCompared}`}
      </span>
      <ul className={styles.ticked} aria-label="To compare">
        {ticked.map(({ slug, name }) => (
          <li key={slug}>
            <button
              type="button"
              className="pill"
              aria-label={`Do not compare ${name}`}
              onClick={() => setTicked((all) => all.filter((one) => one.slug !== slug))}
            >
              <span>{name}</span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button type="submit" className="btn primary">
        Compare side by side
      </button>
    </form>
  );
}

function toggled(all: readonly Ticked[], { slug, name }: TypefaceRow, isOn: boolean) {
  const others = all.filter((one) => one.slug !== slug);
  return isOn && others.length < mostCompared ? [...others, { slug, name }] : others;
}
