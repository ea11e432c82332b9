import type { ExportSource } from '#domain/export/export-source.ts';

const names = [
  'Custard',
  'Brick "red"',
  "It's */ a {comment} #{$x} \\ back",
  '🍕 🎨',
  'Two\nlines\r\nand\ttabs',
  'ü'.repeat(300),
  '</style><script>alert(1)</script>',
  '=HYPERLINK("x")',
  'value',
  'Value',
  '50',
  '__proto__',
  'constructor',
  'text',
  'Font heading',
  'colors',
  '--- # yaml: [1]',
  '赤',
  'Custard',
  'a,b;c',
  '\u0007bell\u2028line',
];

/** Names that no format may choke on, each with a colour of its own. */
export const hostile: ExportSource = {
  title: 'A "title" */ with <b>everything</b>\n🎉 & more',
  url: 'https://specimen.example/websites/1-a',
  colors: names.map((name, at) => ({
    name,
    hex: `#${(0x0a1b2c + at * 0x0b1d33).toString(16).padStart(6, '0')}`,
    share: at === 0 ? 0.4 : null,
    role: at === 0 ? 'ground' : null,
  })),
  faces: [
    { name: 'Instrument "Sans" \\ #{x}', role: 'heading', generic: 'sans-serif' },
    { name: 'Fraunces', role: 'body', generic: 'serif' },
    { name: 'Geist Mono', role: null, generic: 'monospace' },
    { name: 'Söhne', role: 'heading', generic: 'sans-serif' },
  ],
};

export const hexes = hostile.colors.map(({ hex }) => hex);

export const pairing: ExportSource = {
  title: 'Fraunces and Inter',
  url: null,
  colors: [],
  faces: hostile.faces.slice(0, 2),
};
