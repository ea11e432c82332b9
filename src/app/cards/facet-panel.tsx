import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type LinkedValue,
  plainLinksHtml,
  type ValueLinks,
  valueLinksHtml,
} from '#app/cards/value-links.ts';
import { formatCount } from '#app/ui/format.ts';
import styles from '#app/ui/value-panel.module.css';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { type Choice, choiceIn } from '#domain/filter/choice.ts';
import options from './facet-options.module.css';

interface Props {
  /** The facet's parameter in the address, and its name. */
  facet: string;
  name: string;
  /** What the list is of: `typeface`. */
  noun: string;
  /** The most used values, and how many there are. */
  listed: { values: readonly LinkedValue[]; count: number };
  choice: Choice | undefined;
  /** A list's item must have every chosen value; otherwise any of them is enough. */
  isEvery: boolean;
  hint?: ReactNode;
  clearHref: string;
  total: number;
  hrefOf: ValueLinks['hrefOf'];
  /** Where values can be left out with a link of their own. */
  leaveOutHref?: ValueLinks['hrefOf'];
  /** Where a form leads, and what the list says already, to go along. */
  action: string;
  parameters: readonly (readonly [name: string, value: string])[];
}

/** The values of a facet with live counts, all of them in the page. */
export function FacetPanel(props: Props) {
  const { facet, name, noun, listed, choice, isEvery, hint, clearHref, total } = props;
  /** Null before its first opening. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const id = `filter-${facet}`;
  // It opens by itself, maybe before anybody listened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.getElementById(id)?.matches(':popover-open')) setOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
  const { values, count } = listed;
  const list = `${options.options} ${options.columns}`;
  const links = { hrefOf: props.hrefOf, choiceOf: (slug: string) => choiceIn(choice, slug) };
  return (
    <ValuePanel
      id={id}
      name={name}
      noun={noun}
      values={count}
      chosen={(choice?.include.length ?? 0) + (choice?.exclude.length ?? 0)}
      hint={
        <>
          Choose several: {isEvery ? `a ${noun} must have all of them.` : 'any of them matches.'}
          {hint}
        </>
      }
      clearHref={clearHref}
      total={total}
      onToggle={setOpen}
    >
      {count > values.length && <ByName {...props} />}
      {isOpen !== null ? (
        <ul className={list}>
          {values.map((value) => (
            <Value key={value.slug} {...value} {...links} leaveOutHref={props.leaveOutHref} />
          ))}
        </ul>
      ) : (
        <Unopened className={list} values={values} links={links} isPlain={!choice} />
      )}
    </ValuePanel>
  );
}

interface UnopenedProps {
  className: string;
  values: readonly LinkedValue[];
  links: ValueLinks;
  /** Nothing of it is chosen. */
  isPlain: boolean;
}

function Unopened({ className, values, links, isPlain }: UnopenedProps) {
  const html = isPlain ? plainLinksHtml(values, links) : valueLinksHtml(values, links);
  const written = useMemo(() => ({ __html: html }), [html]);
  return <ul className={className} suppressHydrationWarning dangerouslySetInnerHTML={written} />;
}

type ValueProps = LinkedValue & ValueLinks & { leaveOutHref: Props['leaveOutHref'] };

function Value({ slug, name, count, hrefOf, choiceOf, leaveOutHref }: ValueProps) {
  const chosen = choiceOf(slug);
  const isOut = chosen === 'excluded';
  return (
    <li>
      <a
        href={hrefOf(slug)}
        aria-current={chosen ? true : undefined}
        data-chosen={chosen ?? undefined}
      >
        <i />
        <span>{name}</span> <b>{formatCount(count)}</b>
      </a>
      {leaveOutHref && (
        <a
          className={options.out}
          href={leaveOutHref(slug)}
          aria-label={isOut ? `Let ${name} in again` : `Leave out ${name}`}
          data-chosen={isOut || undefined}
        />
      )}
    </li>
  );
}

/** Values that are too many to list are found by their name. */
function ByName({ facet, name, action, parameters }: Props) {
  const id = `by-name-${facet}`;
  return (
    <form className={styles.fields} action={action}>
      {parameters.map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <label htmlFor={id}>Another {name.toLowerCase()}, by its name</label>
      <input id={id} name={facet} autoComplete="off" required />
      <button type="submit" className="btn">
        Add
      </button>
    </form>
  );
}
