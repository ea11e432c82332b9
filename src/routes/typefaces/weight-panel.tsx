import { useMemo } from 'react';
import options from '#app/cards/facet-options.module.css';
import { formatCount } from '#app/ui/format.ts';
import panel from '#app/ui/value-panel.module.css';
import { ValuePanel } from '#app/ui/value-panel.tsx';
import { spanSteps } from '#domain/typeface/typeface-filter.ts';
import { parametersOf } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import styles from './filter-bar.module.css';

/** Which cuts a family must offer: a range of weights and of widths, an italic, axes at all. */
export function WeightPanel({ listing }: { listing: TypefaceListing }) {
  const { filter, variable, italic, total } = listing;
  const { variable: isVariable, italic: hasItalic, weight, width, ...others } = filter;
  const asked = [isVariable, hasItalic, weight, width];
  return (
    <ValuePanel
      noun="typeface"
      id="filter-cuts"
      name="Weight"
      values={asked.length}
      chosen={asked.filter((one) => one !== undefined).length}
      hint="A typeface must offer all of the range."
      clearHref={listHref(listing, { filter: others })}
      total={total}
    >
      <ul className={options.options}>
        <Flag listing={listing} flag="variable" name="Variable" count={variable} />
        <Flag listing={listing} flag="italic" name="Italic" count={italic} />
      </ul>
      <Range listing={listing} axis="weight" name="Weight" />
      <Range listing={listing} axis="width" name="Width, % of normal" />
    </ValuePanel>
  );
}

interface FlagProps {
  listing: TypefaceListing;
  flag: 'variable' | 'italic';
  name: string;
  count: number;
}

function Flag({ listing, flag, name, count }: FlagProps) {
  const { [flag]: asked, ...others } = listing.filter;
  const filter = asked === undefined ? { ...others, [flag]: true } : others;
  return (
    <li>
      <a
        href={listHref(listing, { filter })}
        aria-current={asked === undefined ? undefined : true}
        data-chosen={asked === undefined ? undefined : asked ? 'included' : 'excluded'}
      >
        <i />
        <span>{name}</span> <b>{formatCount(count)}</b>
      </a>
    </li>
  );
}

interface RangeProps {
  listing: TypefaceListing;
  axis: 'weight' | 'width';
  name: string;
}

/** Two numbers under one name: the address has the least and the most of them. */
function Range({ listing, axis, name }: RangeProps) {
  const { filter, sets, sort, view, text, size, steps: counts } = listing;
  const steps: readonly number[] = spanSteps[axis];
  const { [axis]: span, ...others } = filter;
  const kept = parametersOf({ filter: others, sets, sort, view, text, size });
  const ends = [
    { label: 'from', value: span?.least },
    { label: 'to', value: span?.most },
  ];
  return (
    <form
      className={`${panel.fields} ${styles.range}`}
      action={urls.typefaces()}
      key={`${span?.least} ${span?.most}`}
    >
      {kept.map(([one, value]) => (
        <input key={one} type="hidden" name={one} value={value} />
      ))}
      <b>{name}</b>
      {ends.map(({ label, value }) => (
        <label key={label}>
          {label}
          <Steps
            name={axis}
            label={`${name} ${label}`}
            value={value}
            steps={steps}
            counts={counts[axis]}
          />
        </label>
      ))}
      <button type="submit" className="btn">
        Apply
      </button>
    </form>
  );
}

interface StepsProps {
  name: string;
  label: string;
  value: number | undefined;
  steps: readonly number[];
  counts: readonly number[];
}

/** Options are text, as the values of other panels are: React makes no element of them. */
function Steps({ name, label, value, steps, counts }: StepsProps) {
  const html = [...new Set([...steps, ...(value ? [value] : [])])]
    .sort((a, b) => a - b)
    .map((step) => optionHtml(step, labelOf(step, counts[steps.indexOf(step)]), value))
    .join('');
  const options = useMemo(() => ({ __html: `<option value="">any</option>${html}` }), [html]);
  return <select name={name} aria-label={label} dangerouslySetInnerHTML={options} />;
}

function optionHtml(step: number, text: string, value: number | undefined): string {
  return `<option value="${step}"${step === value ? ' selected' : ''}>${text}</option>`;
}

/** `400 (52)`: how many have it; a step of the visitor's own is not counted. */
function labelOf(step: number, count: number | undefined): string {
  return count === undefined ? String(step) : `${step} (${formatCount(count)})`;
}
