import type { ComponentType } from 'react';
import { onceEach } from '#domain/once.ts';

/** The markup of a thing in UTF-8, once the server has drawn it. */
interface Drawn {
  bytes: Uint8Array | null;
}

/** What build/react-server-strings.ts looks for at each component: what it gives is written in place of drawing. */
interface DrawnOnce<P> {
  useDrawn(props: P): Drawn | undefined;
}

/**
 * Lets the server draw a component once for each thing that it shows, for as long as the isolate holds that thing.
 * `useThing`: what alone decides the markup, the same object time and again; undefined where these props or the page's
 * state say more than it does. Such a component begins and ends in an element, waits for nothing, asks for no id and
 * gives React nothing for the head: no title, no meta, and lazy pictures alone, since others have preloads.
 */
export function drawOnce<P>(
  component: ComponentType<P>,
  useThing: (props: P) => object | undefined,
): void {
  const drawnOf = onceEach((): Drawn => ({ bytes: null }));
  const part: DrawnOnce<P> = {
    useDrawn(props) {
      const thing = useThing(props);
      return thing && drawnOf(thing);
    },
  };
  Object.assign(component, part);
}
