import type { ItemList } from '#domain/collection/collection.ts';

interface Props {
  id: number;
  title: string;
  list?: ItemList;
  /** With its word beside the mark, where there is room. */
  worded?: boolean;
}

/** One element without state: state/collecting.ts hears its press. Without script it is a button of the page's one form. */
export function CollectButton({ id, title, list = 'websites', worded }: Props) {
  return (
    <button
      form="keep"
      name="collect"
      value={`${list}/${id}`}
      className={worded ? 'btn collect' : 'icon-btn collect'}
      aria-label={`Add ${title} to a collection`}
    >
      {worded && 'Collection'}
    </button>
  );
}
