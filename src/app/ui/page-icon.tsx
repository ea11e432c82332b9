/** The icons that pages use beside the shell's own (icon.tsx): the same hand, the same 16 px grid, 1.5 px. */
const paths = {
  more: 'M3.5 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8ZM8 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8ZM12.5 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8Z',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  bookmark: 'M4.5 2.5h7v11L8 10.8l-3.5 2.7v-11Z',
  share: 'M8 9.5V2.5M5.2 5 8 2.2 10.8 5M4 7.5v6h8v-6',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  download: 'M8 2.5v7.7M4.8 7.2 8 10.4l3.2-3.2M3 13.5h10',
  upload: 'M8 10.4V2.7M4.8 5.7 8 2.5l3.2 3.2M3 13.5h10',
  edit: 'M9.5 4.5 2.8 11.2v2h2l6.7-6.7M9.5 4.5l1.2-1.2a1.4 1.4 0 0 1 2 2l-1.2 1.2M9.5 4.5l2 2',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.8 7v4M9.2 7v4',
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H6M5.8 3 2.8 6l3 3',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.5v3.3H9.7',
  filter: 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3',
  sort: 'M5 3v10M2.5 10.5 5 13l2.5-2.5M11 13V3M8.5 5.5 11 3l2.5 2.5',
  rows: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  picture: 'M2.5 3h11v10h-11zM2.5 11 6 7.5l3 3 2-2 2.5 2.5',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
  moon: 'M13.3 9.6A5.6 5.6 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9Z',
  system: 'M2 3h12v8H2zM5.5 13.5h5M8 11v2.5',
  external: 'M9.5 2.5h4v4M13.5 2.5 7.5 8.5M6.5 3.5h-4v10h10v-4',
  link: 'M6.8 9.2a2.5 2.5 0 0 0 3.6 0l2.3-2.3a2.5 2.5 0 0 0-3.6-3.6L8 4.4M9.2 6.8a2.5 2.5 0 0 0-3.6 0L3.3 9.1a2.5 2.5 0 0 0 3.6 3.6L8 11.6',
  mail: 'M2.5 3.5h11v9h-11zM2.5 4.5 8 8.8l5.5-4.3',
  user: 'M8 2.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM2.8 13.5a5.3 5.3 0 0 1 10.4 0',
  users:
    'M6 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM1.5 13a4.6 4.6 0 0 1 9 0M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12.2 9.8a4.6 4.6 0 0 1 2.3 3.2',
  place:
    'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14ZM8 5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 2v3M10.5 2v3',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  settings:
    'M2.5 5h6M12.5 5h1M10.5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2.5 11h1M7.5 11h6M5.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  type: 'M3 4.5V3h10v1.5M8 3v10M6 13h4',
  palette: 'M2.5 2.5h3.7v11H2.5zM6.2 2.5h3.7v11H6.2zM9.9 2.5h3.6v11H9.9z',
  shuffle: 'M2.5 4.5h2l5 7h4M2.5 11.5h2l5-7h4M11.5 2.5l2 2-2 2M11.5 9.5l2 2-2 2',
  success: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3Zm-2.4 6 1.7 1.7 3.2-3.8',
  error: 'M5.6 2.3h4.8l3.3 3.3v4.8l-3.3 3.3H5.6l-3.3-3.3V5.6l3.3-3.3ZM8 5.2v3.3M8 10.7v.1',
};

export type PageIconName = keyof typeof paths;

/** Their names in the order of the drawings, for the kit. */
export const pageIconNames = Object.keys(paths) as PageIconName[];

const drawings = Object.fromEntries(
  Object.entries(paths).map(([name, d]) => [name, { __html: `<path d="${d}"/>` }]),
) as Record<PageIconName, { __html: string }>;

export function PageIcon({ name }: { name: PageIconName }) {
  return (
    <svg
      className="i"
      viewBox="0 0 16 16"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawings[name]}
    />
  );
}
