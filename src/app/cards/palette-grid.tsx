import { type ReactNode, Suspense } from 'react';
import card from '#app/cards/card.module.css';
import { PaletteCard } from '#app/cards/palette-card.tsx';
import type { PaletteCard as Data } from '#domain/palette/palette.ts';

/** React hydrates each boundary in a task of its own; nothing suspends. */
const slice = 8;

interface Props {
  palettes: readonly Data[];
  label: string;
  /** By palette id. */
  reasons?: Readonly<Record<number, string>>;
}

export function PaletteGrid({ palettes, label, reasons }: Props) {
  const slices: ReactNode[] = [];
  for (let from = 0; from < palettes.length; from += slice) {
    slices.push(
      <Suspense key={from}>
        {palettes.slice(from, from + slice).map((palette) => (
          <PaletteCard key={palette.id} palette={palette} reason={reasons?.[palette.id]} />
        ))}
      </Suspense>,
    );
  }
  return (
    <ul className={`grid ${card.grid}`} aria-label={label}>
      {slices}
    </ul>
  );
}
