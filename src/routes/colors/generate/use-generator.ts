import { useEffect, useState } from 'react';
import { shuffled } from '#domain/palette/generate.ts';
import { type Generator, generatorQuery } from '#domain/palette/generator-query.ts';
import { urls } from '#domain/urls.ts';

interface Given {
  colors: readonly string[];
  locked: readonly string[];
}

const largestSeed = 2 ** 31;

/** What the address said, and from then on what the person does, written back into the address. */
export function useGenerator(given: Given) {
  const [state, setState] = useState<Generator>(() => stateOf(given));
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
    shuffle() {
      const seed = Math.floor(Math.random() * largestSeed);
      setState((now) => ({ ...now, colors: shuffled(now, seed) }));
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
    replace(colors: readonly string[]) {
      setState({ colors, locked: new Set() });
    },
  };
}

function stateOf({ colors, locked }: Given): Generator {
  return { colors, locked: new Set(locked) };
}
