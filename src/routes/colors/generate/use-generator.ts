import { useEffect, useState } from 'react';
import { type Generator, generatorQuery } from '#domain/palette/generator-query.ts';
import { urls } from '#domain/urls.ts';

interface Given {
  colors: readonly string[];
  locked: readonly string[];
  /** In the order of the colours, in OKLCH. */
  values: readonly string[];
}

export interface Generated extends Generator {
  /** In OKLCH, by hex. */
  values: ReadonlyMap<string, string>;
}

const largestSeed = 2 ** 31;

/** What the address said, and from then on what the person does, written back into the address. */
export function useGenerator(given: Given) {
  const [state, setState] = useState<Generated>(() => stateOf(given));
  // Another address of this page keeps the page: what it says counts.
  const key = `${given.colors.join()} ${given.locked.join()}`;
  const [shown, setShown] = useState(key);
  if (key !== shown) {
    setShown(key);
    setState(stateOf(given));
  }
  const query = generatorQuery(state);
  const isTouched = state !== undefined && query !== generatorQuery(stateOf(given));
  useEffect(() => {
    if (isTouched || location.search) {
      history.replaceState(history.state, '', urls.generatePalette(query));
    }
  }, [query, isTouched]);
  return {
    state,
    async shuffle() {
      const seed = Math.floor(Math.random() * largestSeed);
      const { shuffled, valuesOf } = await measuring();
      setState((now) => {
        const colors = shuffled(now, seed);
        return { ...now, colors, values: valuesOf(colors) };
      });
    },
    toggle(hex: string) {
      setState((now) => {
        const locked = new Set(now.locked);
        if (!locked.delete(hex)) locked.add(hex);
        return { ...now, locked };
      });
    },
    /** One place to the left (-1) or to the right (1). */
    move(hex: string, step: -1 | 1) {
      setState((now) => {
        const at = now.colors.indexOf(hex);
        const other = now.colors[at + step];
        if (other === undefined) return now;
        const colors = now.colors.with(at, other).with(at + step, hex);
        return { ...now, colors };
      });
    },
    async replace(colors: readonly string[]) {
      const { valuesOf } = await measuring();
      setState({ colors, locked: new Set(), values: valuesOf(colors) });
    },
  };
}

function stateOf({ colors, locked, values }: Given): Generated {
  const valueOf = new Map(colors.map((hex, at) => [hex, values[at] ?? hex]));
  return { colors, locked: new Set(locked), values: valueOf };
}

/** How colours are measured comes with the first of them that nobody has measured. */
async function measuring() {
  const [{ shuffled }, { written }] = await Promise.all([
    import('#domain/palette/generate.ts'),
    import('#domain/color/notation.ts'),
  ]);
  const valuesOf = (colors: readonly string[]) =>
    new Map(colors.map((hex) => [hex, written(hex, 'OKLCH')]));
  return { shuffled, valuesOf };
}
