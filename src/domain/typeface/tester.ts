import { isRightToLeft } from './text-direction.ts';

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
  /** Null where text begins on the side that its script does. */
  align: Alignment | null;
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
    align: null,
    colors: null,
    isItalic: false,
    axes: {},
    features: {},
  };
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

/** The side that a text begins on by itself. */
export function naturalAlignment(text: string): Alignment {
  return isRightToLeft(text) ? 'right' : 'left';
}

export function withAlignment(state: TesterState, value: Alignment): TesterState {
  return { ...state, align: value === naturalAlignment(state.text) ? null : value };
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
    'text-align': state.align,
    color: state.colors?.ink ?? null,
    'background-color': state.colors?.ground ?? null,
  };
  return testerProperties.flatMap((property): [string, string][] => {
    const value = values[property];
    return value === null ? [] : [[property, value]];
  });
}

export function cssOf(state: TesterState, abilities: Abilities): string {
  const declared = declarationsOf(state, abilities);
  const lines = declared.map(([property, value]) => `${property}: ${value};`);
  // The tester has it from its text, an empty page from nobody.
  return [...lines, ...(isRightToLeft(state.text) ? ['direction: rtl;'] : [])].join('\n');
}

function settings(values: Readonly<Record<string, number>>): string | null {
  const parts = Object.entries(values).map(([tag, value]) => `"${tag}" ${value}`);
  return parts.length > 0 ? parts.join(', ') : null;
}
