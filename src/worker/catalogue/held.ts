/** The one thing of a kind that this isolate holds, of one version of the catalogue. */
export interface Held<Thing> {
  thing: Thing | null;
  version: number;
}

const all: Held<unknown>[] = [];

/** Once a module: each kind has one place. */
export function hold<Thing>(): Held<Thing> {
  const held: Held<Thing> = { thing: null, version: 0 };
  all.push(held);
  return held;
}

/** Forgets what the isolate knows: for tests that play a second isolate. */
export function forgetHeld(): void {
  for (const held of all) Object.assign(held, { thing: null, version: 0 });
}

const everHeld = new WeakSet<object>();

/** Says of what an isolate holds that it comes again and again, and that nobody changes it. */
export function markHeld(thing: unknown): void {
  if (typeof thing === 'object' && thing !== null) everHeld.add(thing);
}

/** Whether it is the very object that was marked: what is made of it can be kept. */
export function isHeld(thing: unknown): thing is object {
  return typeof thing === 'object' && thing !== null && everHeld.has(thing);
}
