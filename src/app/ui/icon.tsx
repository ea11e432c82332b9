/** Line icons on a 16 px grid. */
const paths = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  back: 'M13 8H3M7 4 3 8l4 4',
  check: 'm3.5 8.5 3 3 6-7',
  chevron: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  comfortable: 'M2.5 2.5h4.5V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
  compact:
    'M2.5 2.5h2v2h-2zM7 2.5h2v2H7zM11.5 2.5h2v2h-2zM2.5 7h2v2h-2zM7 7h2v2H7zM11.5 7h2v2h-2zM2.5 11.5h2v2h-2zM7 11.5h2v2H7zM11.5 11.5h2v2h-2z',
  close: 'm4 4 8 8M12 4l-8 8',
  heart: 'M8 13.4S2.3 10.2 2.3 6.2A3 3 0 0 1 8 4.9a3 3 0 0 1 5.7 1.3C13.7 10.2 8 13.4 8 13.4Z',
  info: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3ZM8 7.5v3.3M8 5.2v.1',
  menu: 'M2.5 5.5h11M2.5 10.5h11',
  mode: 'M8 2.5a5.5 5.5 0 0 0 0 11 5.5 5.5 0 0 0 0-11Z',
  search: 'M7 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM10.2 10.2l3.3 3.3',
  visit: 'M5 11 11 5M6 5h5v5',
  warning: 'M8 2.5 14 13H2L8 2.5ZM8 6.5v3M8 11.2v.1',
};

/** Their names in the order of the drawings, for the kit. */
export const iconNames = Object.keys(paths) as (keyof typeof paths)[];

const filled = '<path d="M8 2.5v11A5.5 5.5 0 0 0 8 2.5Z" fill="currentColor"/>';

const drawings = Object.fromEntries(
  Object.entries(paths).map(([name, d]) => [
    name,
    { __html: `<path d="${d}"/>${name === 'mode' ? filled : ''}` },
  ]),
) as Record<keyof typeof paths, { __html: string }>;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      className="i"
      viewBox="0 0 16 16"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawings[name]}
    />
  );
}

/** The same as text. */
export function iconHtml(name: keyof typeof paths): string {
  return `<svg class="i" viewBox="0 0 16 16" aria-hidden="true">${drawings[name].__html}</svg>`;
}
