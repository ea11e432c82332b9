import results from '#app/cards/list-results.module.css';
import rows from '#app/cards/typeface-rows.module.css';
import type { DocumentOnly } from '#app/document-only.ts';
import { navigate } from '#app/navigation/navigate.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { mostCompared } from '#domain/limits.ts';
import type { ComparedLine, ComparePage } from '#domain/typeface/compare-page.ts';
import { compareQuery, readCompare, toggleCompared } from '#domain/typeface/compare-query.ts';
import { sampleText } from '#domain/typeface/typeface-query.ts';
import { urls } from '#domain/urls.ts';
import { CompareTable } from '#routes/typefaces/compare/compare-table.tsx';
import bar from '#routes/typefaces/sample-bar.module.css';
import { SampleSize, SampleText } from '#routes/typefaces/sample-bar.tsx';
import tick from '#routes/typefaces/tick.module.css';
import { type Preview, type Shown, usePreview } from '#routes/typefaces/use-preview.ts';
import styles from './compare.module.css';

/** `css`: its rules, which stand in the document; client navigation fetches them. */
export function Page({ css, ...page }: ComparePage & { css?: DocumentOnly<string> }) {
  const { faces, sheet } = page;
  const slugs = faces.map(({ slug }) => slug);
  const preview = usePreview(page, (shown) => hrefOf(slugs, shown));
  return (
    <>
      {sheet && !css && <link rel="stylesheet" href={sheet} precedence="face" />}
      {faces.length > 0 && <PaintedTo id="facts" />}
      <PageHead
        count={`${faces.length} of ${mostCompared}`}
        lead="Faces side by side in your own words, and what their files state."
      >
        Compare
      </PageHead>
      <div className="wrap">
        <Choice page={page} preview={preview} />
        <Notes page={page} />
        {faces.length === 0 ? (
          <EmptyState
            title="Nothing to compare yet"
            action={
              <a className="btn primary" href={urls.typefaces()}>
                All typefaces
              </a>
            }
          >
            Tick some above, or in any list of typefaces.
          </EmptyState>
        ) : (
          <Specimens faces={faces} slugs={slugs} asked={page.text} shown={preview.shown} />
        )}
      </div>
      {faces.length > 0 && <CompareTable faces={faces} rows={page.rows} />}
    </>
  );
}

function hrefOf(faces: readonly string[], { text, size }: Shown): string {
  return urls.compareTypefaces(compareQuery({ faces, text, size }));
}

/** Text, size, and who stands there: one form, which works without script. */
function Choice({ page: { faces, more }, preview }: { page: ComparePage; preview: Preview }) {
  const send = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    navigate(hrefOf(readCompare(new URLSearchParams(given)).faces, preview.shown));
  };
  return (
    <form
      // Ticks are those of the page on show.
      key={faces.map(({ slug }) => slug).join()}
      action={urls.compareTypefaces()}
      aria-label="What to compare"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') send(currentTarget);
      }}
    >
      <div className={bar.bar}>
        <SampleText preview={preview} />
        <SampleSize preview={preview} />
      </div>
      <div className={styles.choice}>
        {faces.map(({ slug, name }) => (
          <Tick key={slug} slug={slug} name={name} isOn />
        ))}
        {more.map(({ slug, name }) => (
          <Tick key={slug} slug={slug} name={name} />
        ))}
        {faces.length < mostCompared && (
          <input name="faces" aria-label="Another typeface by name" placeholder="Another by name" />
        )}
        <button type="submit" className="btn">
          Compare
        </button>
      </div>
    </form>
  );
}

function Tick({ slug, name, isOn }: { slug: string; name: string; isOn?: boolean }) {
  return (
    <label className={`${tick.tick} ${styles.tick}`}>
      <input
        className="tick-box"
        type="checkbox"
        name="faces"
        value={slug}
        defaultChecked={isOn}
        autoComplete="off"
      />
      <span>{name}</span>
    </label>
  );
}

function Notes({ page: { dropped, beyond, faces } }: { page: ComparePage }) {
  return (
    <>
      {dropped.length > 0 && (
        <p className={`${results.note} ${styles.note}`} role="status">
          Left out, because no typeface here is called so: <b>{dropped.join(', ')}</b>.
        </p>
      )}
      {beyond.length > 0 && (
        <p className={`${results.note} ${styles.note}`} role="status">
          {mostCompared} stand side by side at most. Left out: <b>{beyond.join(', ')}</b>.
        </p>
      )}
      {faces.length === 1 && (
        <p className={`${results.note} ${styles.note}`}>Tick another to see two side by side.</p>
      )}
    </>
  );
}

interface Specimen {
  faces: readonly ComparedLine[];
  slugs: readonly string[];
  /** The text that was asked for; what is typed since then is not looked up. */
  asked: string | null;
  shown: Shown;
}

function Specimens({ faces, slugs, asked, shown }: Specimen) {
  const text = shown.text ?? sampleText;
  const isAsked = text === (asked ?? sampleText);
  return (
    <ul
      className={`${rows.rows} ${styles.specimens}`}
      data-size={shown.size ?? undefined}
      data-count={faces.length}
      aria-label="Side by side"
    >
      {faces.map(({ slug, name, by, className, sets }) => (
        <li key={slug}>
          <div className={styles.head}>
            <h2 dir="auto">
              <a href={urls.typeface(slug)}>{name}</a>
            </h2>
            <a
              href={hrefOf(toggleCompared(slugs, slug), shown)}
              className={styles.remove}
              aria-label={`Remove ${name}`}
            >
              Remove
            </a>
          </div>
          <p className={styles.by}>{by ?? 'Maker unknown'}</p>
          <p className={`${styles.set} ${className ?? styles.standIn}`} dir="auto">
            {text}
          </p>
          {!className && <p className={styles.by}>No file of it is here: a stand-in sets it.</p>}
          {className && isAsked && !sets && (
            <p className={styles.by}>Its files lack letters of this text.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
