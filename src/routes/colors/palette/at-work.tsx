import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { drawOnce } from '#app/drawn-once.ts';
import { whenNear } from '#app/ui/when-near.ts';
import { byRole, inkOf } from '#domain/palette/palette-roles.ts';
import styles from './at-work.module.css';

/** How far below and above the window the layouts' faces are asked for, in pixels. */
const near = 400;

if (import.meta.env.SSR) drawOnce(AtWork, ({ colors }) => colors);

/**
 * The palette on four pages of work, each in its roles and in a typeface of its own, which comes once they are near:
 * until then in the shell's. Drawings of a fixed size: nothing moves. Their words are samples, not content.
 */
export function AtWork({ colors }: { colors: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);
  return (
    <ul ref={list} className={styles.layouts} data-set={isNear || undefined}>
      <li className={styles.article}>
        <Article colors={colors} />
        Article
      </li>
      <li className={styles.dashboard}>
        <Dashboard colors={colors} />
        Dashboard
      </li>
      <li className={styles.poster}>
        <Poster colors={colors} />
        Poster
      </li>
      <li className={styles.shop}>
        <Shop colors={colors} />
        Shop
      </li>
    </ul>
  );
}

/** Whether it came near the window once. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => whenNear(element.current, () => setIsNear(true), near), [element]);
  return isNear;
}

interface Props {
  colors: readonly string[];
}

function Article({ colors }: Props) {
  const { ground, text, accent, action } = byRole(colors);
  const ink = inkOf(colors, ground);
  return (
    <Sheet ground={ground}>
      <rect x="270" width="130" height="300" fill={accent} />
      <circle cx="272" cy="142" r="62" fill={otherThan(accent, action, text, ground)} />
      <g fill={ink} className={styles.display}>
        <text x="24" y="52" fontSize="34">
          Notes from
        </text>
        <text x="24" y="88" fontSize="34">
          a salt road
        </text>
      </g>
      <g fill={ink} fontSize="14">
        <text x="24" y="232">
          Two days on foot from the
        </text>
        <text x="24" y="252">
          coast, with a borrowed map
        </text>
        <text x="24" y="272">
          and a thermos.
        </text>
      </g>
    </Sheet>
  );
}

function Dashboard({ colors }: Props) {
  const { ground, text, accent, action } = byRole(colors);
  const far = otherThan(text, action, ground);
  const front = otherThan(text, accent, ground);
  const ink = inkOf(colors, text);
  return (
    <Sheet ground={text}>
      <path
        d="M0 300V214l54-16 54 26 66-56 54 24 66-48 54 18 52-32v170z"
        fill={far}
        fillOpacity={far === front ? 0.4 : undefined}
      />
      <path d="M0 300v-54l54-10 54 8 66-32 54 16 66-22 54 8 52-14v100z" fill={front} />
      <g fill={ink}>
        <text x="24" y="42" fontSize="14">
          Balance
        </text>
        <text x="376" y="42" fontSize="14" textAnchor="end">
          +4.2 %
        </text>
        <text x="24" y="98" fontSize="52" className={styles.display}>
          18,204
        </text>
      </g>
    </Sheet>
  );
}

function Poster({ colors }: Props) {
  const { ground, text, accent, action } = byRole(colors);
  const ink = inkOf(colors, action);
  const far = otherThan(action, text, ground);
  return (
    <Sheet ground={action}>
      <circle cx="330" cy="262" r="128" fill={far} />
      <circle cx="318" cy="244" r="52" fill={otherThan(far, accent, text, action)} />
      <g fill={ink} fontSize="62" className={styles.display}>
        <text x="22" y="72">
          OPEN
        </text>
        <text x="22" y="128">
          ALL
        </text>
        <text x="22" y="184">
          NIGHT
        </text>
      </g>
      <rect x="24" y="238" width="146" height="36" rx="5" fill={ground} />
      <text x="97" y="261" fontSize="14" textAnchor="middle" fill={inkOf(colors, ground)}>
        See the programme
      </text>
    </Sheet>
  );
}

function Shop({ colors }: Props) {
  const { ground, accent, soft } = byRole(colors);
  const foot = soft === ground ? accent : soft;
  const ink = inkOf(colors, foot);
  return (
    <Sheet ground={ground}>
      <text
        x="200"
        y="154"
        fontSize="92"
        textAnchor="middle"
        fill={accent}
        className={styles.display}
      >
        Nº 5
      </text>
      <rect y="244" width="400" height="56" fill={foot} />
      <g fill={ink} fontSize="15">
        <text x="24" y="277">
          Lime cordial, 50 cl
        </text>
        <text x="376" y="277" textAnchor="end">
          9.40
        </text>
      </g>
    </Sheet>
  );
}

/** Few colours play more than one part: the first of `wanted` that is seen on a shape or ground of this one. */
function otherThan(color: string, ...wanted: readonly string[]): string {
  return wanted.find((hex) => hex !== color) ?? color;
}

function Sheet({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <rect width="400" height="300" fill={ground} />
      {children}
    </svg>
  );
}
