/** `5,555`. Written by hand, since server and browser may carry different locale data. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-12` as `12 Nov 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** `1 website`, `2 websites`. */
export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `1,234`, and from the second page on `1,234, page 2 of 26`. */
export function pagedCount({
  total,
  page,
  pages,
}: {
  total: number;
  page: number;
  pages: number;
}): string {
  return formatCount(total) + (page > 1 ? `, page ${page} of ${formatCount(pages)}` : '');
}
