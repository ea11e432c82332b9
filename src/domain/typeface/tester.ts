/** What a family's files can do, as the tester offers it. Static families have weights in the place of axes. */
export interface Abilities {
  /** The value of `font-family`. */
  stack: string;
  axes: readonly TesterAxis[];
  weights: readonly number[];
  features: readonly TesterFeature[];
  hasItalic: boolean;
  regular: number;
  text: string;
}

export interface TesterAxis {
  tag: string;
  name: string;
  least: number;
  default: number;
  most: number;
}

export interface TesterFeature {
  tag: string;
  name: string;
  /** Browsers turn it on by themselves. */
  isUsual: boolean;
  /** The highest value that it takes. */
  most: number;
}

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

export interface TesterState {
  text: string;
  /** Pixels. */
  size: number;
  /** In parts of the size. */
  leading: number;
  /** In ems. */
  tracking: number;
  align: Alignment;
  /** `#rrggbb`; null where the page's own are seen. One is never set without the other: their contrast is stated. */
  colors: { ink: string; ground: string } | null;
  isItalic: boolean;
  /** Only what was set: an optical size that was not follows the size. */
  axes: Readonly<Record<string, number>>;
  /** Only what differs from what browsers do by themselves. */
  features: Readonly<Record<string, number>>;
}

export const testerLimits = {
  text: 400,
  size: { least: 8, most: 320, step: 1 },
  leading: { least: 0.7, most: 2.4, step: 0.01 },
  tracking: { least: -0.12, most: 0.4, step: 0.005 },
} as const;

/** Fine where the whole range is short, such as 0 to 1. */
export function stepOf({ least, most }: { least: number; most: number }): number {
  if (most - least <= 2) return 0.01;
  return most - least <= 30 ? 0.1 : 1;
}

const usual = new Set(['calt', 'clig', 'kern', 'liga']);

export function isUsual(tag: string): boolean {
  return usual.has(tag);
}

export function startOf({ text }: Abilities): TesterState {
  return {
    text,
    size: 80,
    leading: 1.1,
    tracking: 0,
    align: 'left',
    colors: null,
    isItalic: false,
    axes: {},
    features: {},
  };
}

/** The state that an address asks for. What is unknown is left out, what is out of range is brought into it. */
export function readTester(search: URLSearchParams, abilities: Abilities): TesterState {
  const start = startOf(abilities);
  const { size, leading, tracking } = testerLimits;
  const align = alignments.find((one) => one === search.get('align'));
  return {
    text: search.get('text')?.slice(0, testerLimits.text).replaceAll('\r', '') || start.text,
    size: within(search.get('size'), size, start.size),
    leading: within(search.get('leading'), leading, start.leading),
    tracking: within(search.get('tracking'), tracking, start.tracking),
    align: align ?? start.align,
    colors: readColors(search),
    isItalic: abilities.hasItalic && search.get('italic') === '1',
    axes: readAxes(search.get('axes'), abilities),
    features: readFeatures(search.get('features'), abilities),
  };
}

/** `?size=96&axes=wght:450&features=ss01,-liga`; '' for the state that the page starts with. */
export function writeTester(state: TesterState, abilities: Abilities): string {
  const start = startOf(abilities);
  const search = new URLSearchParams();
  for (const name of ['text', 'size', 'leading', 'tracking', 'align'] as const)
    if (state[name] !== start[name]) search.set(name, String(state[name]));
  for (const [name, hex] of Object.entries(state.colors ?? {})) search.set(name, hex.slice(1));
  if (state.isItalic) search.set('italic', '1');
  const axes = Object.entries(state.axes).map(([tag, value]) => `${tag}:${value}`);
  if (axes.length > 0) search.set('axes', axes.join(','));
  const features = Object.entries(state.features).map(([tag, value]) => {
    if (value === 0) return `-${tag}`;
    return value === 1 ? tag : `${tag}:${value}`;
  });
  if (features.length > 0) search.set('features', features.join(','));
  return search.size > 0 ? `?${search}` : '';
}

/** Where an optical size was not set, browsers take the size of the text. */
export function axisValue({ axes, size }: TesterState, axis: TesterAxis): number {
  const unset =
    axis.tag === 'opsz' ? Math.min(axis.most, Math.max(axis.least, size)) : axis.default;
  return axes[axis.tag] ?? unset;
}

export function withAxis(state: TesterState, { tag, ...axis }: TesterAxis, value: number) {
  const { [tag]: _, ...others } = state.axes;
  const isStart = value === axis.default && tag !== 'opsz';
  return { ...state, axes: isStart ? others : { ...others, [tag]: value } };
}

/** 0 turns it off; what browsers do by themselves is not written down. */
export function withFeature(state: TesterState, feature: TesterFeature, value: number) {
  const { [feature.tag]: _, ...others } = state.features;
  const isStart = value === (feature.isUsual ? 1 : 0);
  return { ...state, features: isStart ? others : { ...others, [feature.tag]: value } };
}

export function featureValue({ features }: TesterState, { tag, isUsual }: TesterFeature): number {
  return features[tag] ?? (isUsual ? 1 : 0);
}

export function weightOf({ axes }: TesterState, { regular }: Abilities): number {
  return axes.wght ?? regular;
}

/** Every property that a state may set, in the order that its CSS is shown in. */
export const testerProperties = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-variation-settings',
  'font-feature-settings',
  'line-height',
  'letter-spacing',
  'text-align',
  'color',
  'background-color',
] as const;

/** The CSS of a state: what is shown is what is set. */
export function declarationsOf(state: TesterState, abilities: Abilities): [string, string][] {
  const { wght, wdth, ...others } = state.axes;
  const values: Record<(typeof testerProperties)[number], string | null> = {
    'font-family': abilities.stack,
    'font-size': `${state.size}px`,
    'font-weight': String(wght ?? abilities.regular),
    'font-style': state.isItalic ? 'italic' : null,
    'font-stretch': wdth === undefined ? null : `${wdth}%`,
    'font-variation-settings': settings(others),
    'font-feature-settings': settings(state.features),
    'line-height': String(state.leading),
    'letter-spacing': state.tracking === 0 ? null : `${state.tracking}em`,
    'text-align': state.align === 'left' ? null : state.align,
    color: state.colors?.ink ?? null,
    'background-color': state.colors?.ground ?? null,
  };
  return testerProperties.flatMap((property): [string, string][] => {
    const value = values[property];
    return value === null ? [] : [[property, value]];
  });
}

export function cssOf(state: TesterState, abilities: Abilities): string {
  const lines = declarationsOf(state, abilities);
  return lines.map(([property, value]) => `${property}: ${value};`).join('\n');
}

function settings(values: Readonly<Record<string, number>>): string | null {
  const parts = Object.entries(values).map(([tag, value]) => `"${tag}" ${value}`);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Both or none. */
function readColors(search: URLSearchParams): TesterState['colors'] {
  const [ink, ground] = ['ink', 'ground'].map((name) => search.get(name)?.toLowerCase() ?? '');
  const isHex = /^[0-9a-f]{6}$/;
  return isHex.test(ink ?? '') && isHex.test(ground ?? '')
    ? { ink: `#${ink}`, ground: `#${ground}` }
    : null;
}

function readAxes(text: string | null, { axes, weights }: Abilities): Record<string, number> {
  const read: Record<string, number> = {};
  for (const [tag, value] of pairsOf(text)) {
    const axis = axes.find((one) => one.tag === tag);
    if (axis) {
      const inside = within(value, { ...axis, step: stepOf(axis) }, axis.default);
      if (inside !== axis.default || tag === 'opsz') read[tag] = inside;
    } else if (tag === 'wght' && weights.includes(Number(value))) read[tag] = Number(value);
  }
  return read;
}

function readFeatures(text: string | null, { features }: Abilities): Record<string, number> {
  const read: Record<string, number> = {};
  for (const [signed, value = '1'] of pairsOf(text)) {
    const isOff = signed.startsWith('-');
    const feature = features.find(({ tag }) => tag === (isOff ? signed.slice(1) : signed));
    if (!feature) continue;
    const wanted = isOff ? 0 : Number(value);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > feature.most) continue;
    if (wanted !== (feature.isUsual ? 1 : 0)) read[feature.tag] = wanted;
  }
  return read;
}

/** At most 64 of them, whatever was sent. */
function pairsOf(text: string | null): [string, string | undefined][] {
  return (text ?? '')
    .split(',', 64)
    .map((part): [string, string | undefined] => {
      const [tag = '', value] = part.split(':');
      return [tag, value];
    })
    .filter(([tag]) => tag !== '');
}

function within(
  text: string | null | undefined,
  { least, most, step }: { least: number; most: number; step: number },
  otherwise: number,
): number {
  if (!text || !/^-?\d{1,5}(\.\d{1,4})?$/.test(text)) return otherwise;
  const value = Math.min(most, Math.max(least, Number(text)));
  const stepped = least + Math.round((value - least) / step) * step;
  return Math.round(Math.min(most, stepped) * 1_000) / 1_000;
}
