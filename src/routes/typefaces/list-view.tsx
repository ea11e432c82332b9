import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { Pages } from '#app/cards/list-results.tsx';
import { quietly } from '#app/remote/http.ts';
import { far } from '#app/ui/far.tsx';
import { pagedCount } from '#app/ui/format.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { SampleBar } from '#routes/typefaces/sample-bar.tsx';
import { listHref, pageHref, type TypefaceListing } from '#routes/typefaces/typeface-listing.ts';
import { usePreview } from '#routes/typefaces/use-preview.ts';
import styles from './list-view.module.css';

/** Panels open by themselves, and values, names and hearts are markup: no code before somebody touches or types. */
export const parts = {
  FilterBar: far('touch', async () => (await import('#routes/typefaces/filter-bar.tsx')).FilterBar),
  Results: far('touch', async () => (await import('#routes/typefaces/results.tsx')).Results),
};

/** A list of typefaces with its filters. Every link takes along what was typed. */
export function ListView({ listing, lead }: { listing: TypefaceListing; lead: string }) {
  const preview = usePreview(listing, (next) => listHref(listing, { ...next, page: listing.page }));
  const { text, size } = useDeferredValue(preview.shown);
  const place = useRef<HTMLDivElement>(null);
  useFaces(place);
  const state = { ...listing, text, size };
  const { chosen, total, page, pages, locked } = state;
  return (
    <>
      {/* A row that has come in part moves when the rest of it comes: its buttons stand at its end. */}
      <PaintedTo id="foot" />
      <PageHead
        count={pagedCount({ total, page, pages })}
        lead={chosen.length <= 2 ? lead : undefined}
      >
        {listing.title}
      </PageHead>
      <parts.FilterBar listing={state} />
      {/* Whoever comes to the field is about to type: the rows are to answer the first letter. */}
      <div className="wrap" ref={place} onFocus={() => void parts.Results.ready()}>
        <SampleBar listing={state} preview={preview} />
        <parts.Results listing={state} shown={preview.shown} />
        <Pages
          className={styles.locked}
          noun="typeface"
          total={total}
          page={page}
          pages={pages}
          locked={locked}
          hrefOf={(number) => pageHref(state, number)}
        />
      </div>
    </>
  );
}

/** Lines are set in their faces while the list sleeps; once awake it sees to them itself. */
function useFaces(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void quietly('faces', async () => {
      const { showFaces } = await import('#app/cards/typeface-faces.ts');
      if (place.current && !isGone) stop = showFaces(place.current);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [place]);
}
