import { useItems } from '#app/members/use-items.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ExportSection } from '#app/ui/export-section.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Crumb, PageHeading } from '#app/ui/page-head.tsx';
import { Problem } from '#app/ui/problem.tsx';
import type { Collection, Item } from '#domain/collection/collection.ts';
import type { Imported } from '#domain/collection/collection-file.ts';
import { formatsFor } from '#domain/export/format-list.ts';
import { urls } from '#domain/urls.ts';
import { Actions } from '#routes/me/collections/show/actions.tsx';
import { type Ask, Asked } from '#routes/me/collections/show/asked.tsx';
import type {
  Draft,
  Left,
  MoveDraft,
  NoteDraft,
  SeveralDraft,
} from '#routes/me/collections/show/drafts.ts';
import { EditForm } from '#routes/me/collections/show/edit-form.tsx';
import { ImportedWords } from '#routes/me/collections/show/import-report.tsx';
import { Items } from '#routes/me/collections/show/items.tsx';
import { HasLeft, PlainForms, SeveralForm } from '#routes/me/collections/show/plain-forms.tsx';
import { useFocusedPlace } from '#routes/me/collections/show/use-focused-place.ts';
import { visibilityNames } from '#routes/me/collections/visibility.ts';
import styles from './show.module.css';

export interface Props {
  collection: Collection;
  items: Item[];
  /** The form of its words is open. */
  isEdited: boolean;
  /** What was sent of it and could not be taken. */
  draft: Draft | null;
  /** The form of a note that is open. */
  note: NoteDraft | null;
  /** The form that moves an item, where there is no script. */
  move: MoveDraft | null;
  /** The form that moves what was ticked, where there is no script. */
  several: SeveralDraft | null;
  /** What the menu asks for, where there is no script. */
  ask: Ask | null;
  /** What an import without script came to. */
  report: Imported | null;
  /** Without script: what was removed or moved away last. */
  left: Left | null;
  problem: string | null;
}

export function Page(props: Props) {
  const { collection, items, isEdited, draft, ask, report, several, left, problem } = props;
  const { slug, title, description, visibility } = collection;
  const board = useItems(slug, items);
  const place = useFocusedPlace(board.items.length);
  return (
    <>
      <div className="wrap">
        <Crumb above={{ name: 'Collections', href: urls.collections() }}>
          <span>{visibilityNames[visibility]}</span>
        </Crumb>
        <div className={styles.head}>
          <PageHeading dir="auto" count={formatCount(board.items.length)}>
            {title}
          </PageHeading>
          {!isEdited && <Actions collection={collection} />}
        </div>
        {isEdited ? (
          <EditForm key={collection.version} collection={collection} draft={draft} />
        ) : (
          description && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )
        )}
        {problem && (
          <div className={styles.problem}>
            <Problem text={problem} />
          </div>
        )}
        {ask && <Asked ask={ask} collection={collection} />}
        {report && (
          <div className={styles.report} role="status">
            <ImportedWords report={report} />
          </div>
        )}
        {several && <SeveralForm slug={slug} draft={several} />}
        {left && <HasLeft slug={slug} left={left} />}
        <div ref={place} tabIndex={-1} role="group" aria-label="Items">
          {board.items.length > 0 ? (
            <>
              <PlainForms slug={slug} />
              <Items slug={slug} board={board} note={props.note} move={props.move} />
            </>
          ) : (
            <EmptyState
              title="Nothing collected yet"
              action={<ButtonLink href={urls.websites()}>Browse websites</ButtonLink>}
            >
              The plus beside a website, typeface or palette, or the key C on its card, adds it
              here. A file can be imported too.
            </EmptyState>
          )}
        </div>
      </div>
      <ExportSection
        formats={formatsFor({
          colors: board.kept.flatMap<unknown>(
            ({ picture, palette }) => palette ?? picture?.colors ?? [],
          ),
          faces: board.kept.filter(({ list }) => list === 'fonts'),
        })}
        fileIn={(format) => urls.ownCollectionExport(slug, format)}
        edition={board.edition}
      />
    </>
  );
}
