import { navigate } from '#app/navigation/navigate.ts';
import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { previewCharacters, previewSizes } from '#domain/limits.ts';
import { sampleText } from '#domain/typeface/sample-word.ts';
import { parametersOf } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import { listHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import type { Preview } from '#routes/typefaces/use-preview.ts';
import styles from './sample-bar.module.css';
import tick from './tick.module.css';

interface Props {
  listing: TypefaceListing;
  preview: Preview;
}

/** The visitor's own words and their size; a form, so that it works without script. */
export function SampleBar({ listing, preview }: Props) {
  const { place, filter, sets, sort, view } = listing;
  const { text, size } = preview.shown;
  const kept = parametersOf({ filter, sort, view });
  return (
    <form
      className={styles.bar}
      action={urls.typefaces()}
      role="search"
      aria-label="Preview"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(listHref(listing, { text, size }));
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SampleText preview={preview} />
      <label className={`${tick.tick} ${styles.sets}`}>
        <input
          key={`${sets}`}
          className="tick-box"
          type="checkbox"
          name="sets"
          value="yes"
          defaultChecked={sets}
          onChange={(event) => {
            navigate(listHref(listing, { text, size, sets: event.currentTarget.checked }));
          }}
        />
        Can it set my text?
        {listing.canSet !== null && text === listing.text && (
          <span className="mono muted">{formatCount(listing.canSet)}</span>
        )}
      </label>
      <SampleSize preview={preview} />
      <button type="submit" className={`btn ${styles.set}`}>
        Set it{place ? ' in all typefaces' : ''}
      </button>
    </form>
  );
}

export function SampleText({ preview }: { preview: Preview }) {
  return (
    <input
      className={styles.text}
      name="text"
      aria-label="Your text"
      placeholder={sampleText}
      maxLength={previewCharacters}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      value={preview.shown.text ?? ''}
      onChange={(event) => preview.type(event.currentTarget.value)}
    />
  );
}

export function SampleSize({ preview }: { preview: Preview }) {
  return (
    <label className={styles.size}>
      <span>Size</span>
      <span className={styles.select}>
        <select
          name="size"
          value={preview.shown.size ?? ''}
          onChange={({ currentTarget: { value } }) =>
            preview.resize(value === '' ? null : Number(value))
          }
        >
          <option value="">Fitting</option>
          {previewSizes.map((one) => (
            <option key={one} value={one}>
              {one} px
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
