import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { whenNear } from '#app/ui/when-near.ts';

/** `near`: it works when it is about to be seen or is touched; `touch`: when it is touched; `never`: it is only read. */
type Wakes = 'near' | 'touch' | 'never';

/** A part whose code a first view does without. */
export type FarPart<P> = ((props: P) => ReactNode) & {
  /** Whoever draws the page anew (the server, a navigation) waits for it. Throws when the code does not come. */
  ready(): Promise<unknown>;
};

interface Gate {
  opened: Promise<void>;
  open(): void;
}

const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * A part of a page that the server draws whole, while the browser leaves it as it came until it is wanted: only then
 * its code is asked for, and it is hydrated in a task of its own. A page exports all that it has as `parts`.
 */
export function far<P extends object>(
  wakes: Wakes,
  load: () => Promise<ComponentType<P>>,
): FarPart<P> {
  let Part: ComponentType<P> | null = null;
  let coming: Promise<void> | undefined;
  const ready = () =>
    (coming ??= load().then(
      (Loaded) => void (Part = Loaded),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  /** Code that does not come leaves the part as it is; chunk errors are seen to elsewhere. */
  const wake = ({ open }: Gate) => void ready().then(open, () => {});

  function Inner({ gate, onAwake, props }: { gate: Gate; onAwake: () => void; props: P }) {
    // Thrown, not `use`d: React pauses all other hydration for what is used, and this may never open.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!Part) throw gate.opened;
    useLayoutEffect(onAwake, [onAwake]);
    return <Part {...props} />;
  }

  function Far(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(newGate);
    const [first] = useState(props);
    const [isAwake, setAwake] = useState(false);
    const pressAgain = usePresses(place);
    const onAwake = useCallback(() => {
      setAwake(true);
      pressAgain();
    }, [pressAgain]);
    useEffect(() => watch(place.current, wakes, () => wake(gate)), [gate]);
    useEffect(() => {
      if (props !== first) wake(gate);
    }, [props, first, gate]);
    // What sleeps may not change: React would take it away until its code is there.
    const shown = isAwake ? props : first;
    const inner = useMemo(
      () => (
        <Suspense>
          <Inner gate={gate} onAwake={onAwake} props={shown} />
        </Suspense>
      ),
      [gate, onAwake, shown],
    );
    return (
      <div ref={place} data-wakes={wakes}>
        {inner}
      </div>
    );
  }
  return Object.assign(Far, { ready });
}

function newGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

function watch(
  place: HTMLElement | null,
  wakes: Wakes,
  wake: () => void,
): (() => void) | undefined {
  if (wakes === 'never' || !place) return undefined;
  const stops = touches.map((type) => listen(place, type, wake));
  if (wakes === 'near') stops.push(whenNear(place, wake));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Heard at the document: React lets no event through to what is not hydrated. */
function listen(place: Element, type: string, work: (target: Element) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && place.contains(target)) work(target);
  };
  document.addEventListener(type, hear, true);
  return () => document.removeEventListener(type, hear, true);
}

/** Buttons that were pressed while the part slept are pressed again once it works, but for those that worked by themselves. */
function usePresses(place: RefObject<HTMLElement | null>): () => void {
  const asleep = useRef(true);
  const pressed = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!place.current) return;
    return listen(place.current, 'click', (target) => {
      const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
      if (asleep.current && button) pressed.current.push(button);
    });
  }, [place]);
  return useCallback(() => {
    asleep.current = false;
    // One after another: each sees what the one before it changed.
    for (const button of pressed.current.splice(0)) setTimeout(() => button.click());
  }, []);
}
