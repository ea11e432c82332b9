import type { CssFace } from './family-css.ts';
import type { FontInstance } from './font-facts.ts';

/** One way to set a family: a named instance of a variable file, or a static file's own style. */
export interface FamilyStyle {
  /** The end of its class in the family's sheet. */
  key: string;
  name: string;
  weight: number;
  isItalic: boolean;
  stretch: number | null;
  /** Axes beyond weight and width. */
  settings: Readonly<Record<string, number>>;
}

export interface StyledFace extends CssFace {
  subset: string | null;
  axes: readonly { tag: string; least: number; default: number; most: number }[];
  facts: { instances: readonly FontInstance[]; names: { style: string } };
}

const mostStyles = 36;

const weightNames: Record<number, string> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi-bold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

export function weightName(weight: number): string {
  return weightNames[weight] ?? String(weight);
}

/** Upright before italic, light before bold; a family in many subset files counts each style once. */
export function stylesOf(faces: readonly StyledFace[]): FamilyStyle[] {
  const found = new Map<string, Omit<FamilyStyle, 'key'>>();
  for (const face of faces) {
    for (const style of face.axes.length > 0 ? variableStyles(face) : [staticStyle(face)]) {
      const { weight, isItalic, stretch, settings } = style;
      const same = JSON.stringify([weight, isItalic, stretch, settings]);
      if (!found.has(same)) found.set(same, style);
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(a.isItalic) - Number(b.isItalic) || a.weight - b.weight)
    .slice(0, mostStyles)
    .map((style, at) => ({ key: `s${at}`, ...style }));
}

function staticStyle({ weight_least, width_least, italic }: StyledFace) {
  return {
    name: styleName(weight_least, italic),
    weight: weight_least,
    isItalic: italic,
    stretch: width_least === 100 ? null : width_least,
    settings: {},
  };
}

/** The file's named instances; where it has none, the round weights of its range. */
function variableStyles(face: StyledFace): Omit<FamilyStyle, 'key'>[] {
  const { instances } = face.facts;
  if (instances.length > 0) return instances.map((instance) => instanceStyle(face, instance));
  const weights = Object.keys(weightNames)
    .map(Number)
    .filter((weight) => weight >= face.weight_least && weight <= face.weight_most);
  return (weights.length > 0 ? weights : [face.weight_least]).map((weight) => ({
    name: styleName(weight, face.italic),
    weight,
    isItalic: face.italic,
    stretch: null,
    settings: {},
  }));
}

/** Axes at their default are left out, so that equal instances of two files are one. */
function instanceStyle(face: StyledFace, { name, coordinates }: FontInstance) {
  const settings: Record<string, number> = {};
  for (const { tag, default: start } of face.axes) {
    const value = coordinates[tag];
    if (value !== undefined && value !== start && tag !== 'wght' && tag !== 'wdth')
      settings[tag] = value;
  }
  const { wght = face.weight_least, wdth } = coordinates;
  return {
    name: name || styleName(wght, face.italic),
    weight: wght,
    isItalic: face.italic,
    stretch: wdth === undefined || wdth === 100 ? null : wdth,
    settings,
  };
}

function styleName(weight: number, isItalic: boolean): string {
  if (!isItalic) return weightName(weight);
  return weight === 400 ? 'Italic' : `${weightName(weight)} italic`;
}
