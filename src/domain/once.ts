/** Makes a value when it is first asked for, and gives that one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value of a thing when it is first asked for, and gives that one for as long as the thing lives. */
export function onceEach<Thing extends object, T>(make: (thing: Thing) => T): (thing: Thing) => T {
  const made = new WeakMap<Thing, { value: T }>();
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) };
    made.set(thing, known);
    return known.value;
  };
}
