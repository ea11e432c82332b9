import { ButtonLink } from '#app/ui/button.tsx';
import { PageIcon } from '#app/ui/page-icon.tsx';
import { generatorMostColors, generatorQuery } from '#domain/palette/generator-query.ts';
import { urls } from '#domain/urls.ts';

/** The generator holds eight: of more colours the first come along. */
export function ShuffleLink({ colors }: { colors: readonly string[] }) {
  const taken = colors.slice(0, generatorMostColors);
  return (
    <ButtonLink
      variant="quiet"
      rel="nofollow"
      href={urls.generatePalette(generatorQuery({ colors: taken, locked: new Set() }))}
    >
      <PageIcon name="shuffle" />
      {taken.length < colors.length ? `Shuffle the first ${taken.length}` : 'Shuffle from here'}
    </ButtonLink>
  );
}
