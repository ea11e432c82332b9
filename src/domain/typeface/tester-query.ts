import {
  type Abilities,
  alignments,
  startOf,
  stepOf,
  type TesterState,
  testerLimits,
} from './tester.ts';

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
