/** Plain names of registered OpenType features that a designer may turn on or off. */
const names: Record<string, string> = {
  afrc: 'Stacked fractions',
  c2pc: 'Capitals to petite capitals',
  c2sc: 'Capitals to small capitals',
  calt: 'Contextual alternates',
  case: 'Case-sensitive forms',
  clig: 'Contextual ligatures',
  cpsp: 'Capital spacing',
  cswh: 'Contextual swashes',
  dlig: 'Discretionary ligatures',
  dnom: 'Denominators',
  expt: 'Expert forms',
  falt: 'Final forms at line ends',
  frac: 'Fractions',
  fwid: 'Full widths',
  halt: 'Alternate half widths',
  hist: 'Historical forms',
  hkna: 'Horizontal kana',
  hlig: 'Historical ligatures',
  hwid: 'Half widths',
  ital: 'Italics',
  jalt: 'Justification alternates',
  jp78: 'JIS 78 forms',
  jp83: 'JIS 83 forms',
  jp90: 'JIS 90 forms',
  jp04: 'JIS 2004 forms',
  kern: 'Kerning',
  liga: 'Standard ligatures',
  lnum: 'Lining figures',
  mgrk: 'Mathematical Greek',
  nalt: 'Annotation forms',
  nlck: 'NLC kanji forms',
  numr: 'Numerators',
  onum: 'Old-style figures',
  ordn: 'Ordinals',
  ornm: 'Ornaments',
  palt: 'Proportional alternate widths',
  pcap: 'Petite capitals',
  pkna: 'Proportional kana',
  pnum: 'Proportional figures',
  pwid: 'Proportional widths',
  qwid: 'Quarter widths',
  rand: 'Random alternates',
  ruby: 'Ruby forms',
  salt: 'Stylistic alternates',
  sinf: 'Scientific inferiors',
  smcp: 'Small capitals',
  smpl: 'Simplified forms',
  subs: 'Subscript',
  sups: 'Superscript',
  swsh: 'Swashes',
  titl: 'Titling capitals',
  tnam: 'Traditional name forms',
  tnum: 'Tabular figures',
  trad: 'Traditional forms',
  twid: 'Third widths',
  unic: 'Unicase',
  vert: 'Vertical forms',
  vkna: 'Vertical kana',
  vrt2: 'Vertical forms and rotation',
  zero: 'Slashed zero',
};

/** The plain name of a feature; null for one that shapes text by itself and is no choice, or is unknown. */
export function featureName(tag: string): string | null {
  const known = Object.hasOwn(names, tag) ? names[tag] : undefined;
  if (known !== undefined) return known;
  const [, family, number] = /^(ss|cv)(\d\d)$/.exec(tag) ?? [];
  if (family === undefined) return null;
  return `${family === 'ss' ? 'Stylistic set' : 'Character variant'} ${Number(number)}`;
}

const axisNames: Record<string, string> = {
  wght: 'Weight',
  wdth: 'Width',
  ital: 'Italic',
  slnt: 'Slant',
  opsz: 'Optical size',
  GRAD: 'Grade',
  CASL: 'Casual',
  CRSV: 'Cursive',
  MONO: 'Monospace',
  SOFT: 'Softness',
  WONK: 'Wonky',
  ROND: 'Roundness',
  ELSH: 'Element shape',
  ELGR: 'Element grid',
};

export function axisName(tag: string): string {
  return Object.hasOwn(axisNames, tag) ? (axisNames[tag] ?? tag) : tag;
}
