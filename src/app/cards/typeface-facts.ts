import { compareForm } from '#app/cards/compare-bar.tsx';
import { heartOf } from '#app/cards/heart-of.ts';
import type { Kept } from '#app/state/favorites.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { formatCount, plural } from '#app/ui/format.ts';
import { iconHtml } from '#app/ui/icon.tsx';
import { onceEach } from '#domain/once.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import styles from './typeface-rows.module.css';

/**
 * The line of facts above a sample. It is text: React makes no element of it, and hydrates none. What is pressed in it
 * is heard by the list: compare-bar.tsx, state/hearts.ts, state/collecting.ts.
 */
export function factsHtml(row: TypefaceRow, rank: number | null, kept: Kept): string {
  return rank !== null || kept.includes(whatOf(row)) ? written(row, rank, kept) : usual(row);
}

/** Of rows without a rank that are nobody's favourites: they are shown many times. */
const usual = onceEach((row: TypefaceRow) => written(row, null, []));

function written(row: TypefaceRow, rank: number | null, kept: Kept): string {
  const { slug, name } = row;
  const title = escapeHtml(name);
  const place = rank === null ? '' : `<span class="${styles.rank}">${rank}</span>`;
  const link = `<a href="${escapeHtml(urls.typeface(slug))}" dir="auto" data-prefetch="true">${title}</a>`;
  const acts = tickHtml(slug, title) + keepHtml(row, title, kept);
  return `<h3>${place}${link}</h3>${statedHtml(row)}<span class="${styles.acts}">${acts}</span>`;
}

function statedHtml({ by, styles: kinds, axes, faces, reading, uses, file }: TypefaceRow): string {
  const where = file ? '' : ', no file here';
  const cells: [cell: string | undefined, text: string][] = [
    [styles.by, by ?? ''],
    [styles.kinds, kinds.join(', ')],
    [styles.cuts, facesOf(faces, axes)],
    [styles.reading, (reading ?? 'not read') + where],
    [styles.uses, plural(uses, 'website')],
  ];
  return cells.map(([cell, text]) => `<span class="${cell}">${escapeHtml(text)}</span>`).join('');
}

function tickHtml(slug: string, title: string): string {
  const box = `<input class="tick-box" type="checkbox" name="faces" value="${escapeHtml(slug)}" form="${compareForm}">`;
  return `<label class="${styles.tick}">${box}<span>Compare</span><span class="sr">${title}</span></label>`;
}

/** Without script both are buttons of the page's one form. */
function keepHtml(row: TypefaceRow, title: string, kept: Kept): string {
  const what = whatOf(row);
  const heart = heartOf(row.name, kept.includes(what));
  return (
    `<button form="keep" name="collect" value="${what}" class="icon-btn collect" aria-label="Add ${title} to a collection"></button>` +
    `<button form="keep" name="${heart.name}" value="${what}" class="icon-btn fav" aria-pressed="${heart.pressed}" aria-label="${escapeHtml(heart.label)}" data-of="${title}">${iconHtml('heart')}</button>`
  );
}

function whatOf({ id }: TypefaceRow): string {
  return `fonts/${id}`;
}

function facesOf(faces: number, axes: readonly string[]): string {
  if (axes.length > 0) return axes.join(' ');
  return faces > 0 ? `${formatCount(faces)} ${faces === 1 ? 'face' : 'faces'}` : '';
}
