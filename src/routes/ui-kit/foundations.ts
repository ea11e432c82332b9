import { colorOf, ratioOf, type Step, stepOf, type TokenColor, type Tokens } from './tokens.ts';

export interface TypeStep {
  name: string;
  /** Name of the style that sets the sample. */
  size: number[];
  line: string;
  width: string;
  track: string;
}

export interface ColorGroup {
  name: string;
  about: string;
  /** The contrast it has to reach on each ground; null for what is decoration. */
  least: number | null;
  colors: TokenColor[];
}

export interface Foundations {
  type: TypeStep[];
  ramp: TokenColor[];
  groups: ColorGroup[];
  onPrimary: { light: number; dark: number };
  space: Step[];
  controls: Step[];
  radii: Step[];
  times: Step[];
  ease: string;
  layers: Step[];
}

/** What the kit shows of the style sheet, read from the style sheet itself. */
export function foundationsOf(tokens: Tokens): Foundations {
  const named = (prefix: RegExp) => [...tokens.keys()].filter((name) => prefix.test(name));
  const steps = (prefix: RegExp) => named(prefix).map((name) => stepOf(tokens, name));
  return {
    type: [...displays(tokens), ...texts(tokens)],
    ramp: named(/^slate-/).map((name) => colorOf(tokens, name)),
    groups: groupsOf(tokens),
    onPrimary: {
      light: ratioOf(tokens, 'on-primary', 'primary', 'light'),
      dark: ratioOf(tokens, 'on-primary', 'primary', 'dark'),
    },
    space: steps(/^s\d/),
    controls: steps(/^(control-(sm|md|lg)|hit)$/),
    radii: steps(/^radius-/),
    times: steps(/^(fast|base|slow)$/),
    ease: tokens.get('ease') ?? '',
    layers: steps(/^z-/),
  };
}

function groupsOf(tokens: Tokens): ColorGroup[] {
  const group = (name: string, about: string, least: number | null, names: string[]) => ({
    name,
    about,
    least,
    colors: names.map((each) => colorOf(tokens, each)),
  });
  return [
    group('Grounds', 'White only on what floats', null, ['canvas', 'surface', 'sunken']),
    group('Ink', 'Text, needs 4.5', 4.5, ['ink', 'ink-2', 'ink-3']),
    group('Control', 'Edges of what can be pressed, needs 3', 3, ['control']),
    group('Lines and washes', 'Decoration, never the only edge', null, [
      'line',
      'line-strong',
      'edge',
      'hover',
      'press',
      'primary-wash',
    ]),
    group('Primary', 'The next action, selection, focus', 4.5, ['primary', 'primary-hover']),
    group('Secondary', 'Links in prose', 4.5, ['secondary']),
    group('States', 'Of state alone', 4.5, ['success', 'info', 'warning', 'error']),
  ];
}

function displays(tokens: Tokens): TypeStep[] {
  return ['hero', 'display', 'head', 'title', 'lead'].map((name) => ({
    name,
    size: stepOf(tokens, `text-${name}`).px,
    line: tokens.get(`leading-${name}`) ?? '',
    width: tokens.get(`width-${name}`) ?? '',
    track: tokens.get(`track-${name}`) ?? '',
  }));
}

function texts(tokens: Tokens): TypeStep[] {
  return ['24', '20', '18', '16', '14', '13', '12'].map((name) => ({
    name,
    size: stepOf(tokens, `text-${name}`).px,
    line: String(stepOf(tokens, `line-${name}`).px[0] ?? ''),
    width: tokens.get('width-text') ?? '',
    track: tokens.get(name === '12' ? 'track-12' : 'track-text') ?? '',
  }));
}
