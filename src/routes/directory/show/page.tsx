import { CardGrid } from '#app/cards/card-grid.tsx';
import { PaletteGrid } from '#app/cards/palette-grid.tsx';
import { TypefaceRows } from '#app/cards/typeface-rows.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { formatCount } from '#app/ui/format.ts';
import { Pager } from '#app/ui/pager.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import type { PaletteCard } from '#domain/palette/palette.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { TypefaceLine } from '#domain/typeface/typeface.ts';
import type { TypefaceRow } from '#domain/typeface/typeface-row.ts';
import { urls } from '#domain/urls.ts';
import type { WebsiteCard } from '#domain/website/website.ts';
import { Habits } from '#routes/directory/show/habits.tsx';
import { Head } from '#routes/directory/show/head.tsx';
import styles from './show.module.css';

export interface Props {
  profile: Profile;
  cards: WebsiteCard[];
  /** By website id. */
  roles: Record<number, string>;
  page: number;
  pages: number;
  typefaces: TypefaceRow[];
  typefacePage: number;
  typefacePages: number;
  /** In use on several of the credited websites. */
  faces: (TypefaceLine & { websites: number })[];
  palettes: PaletteCard[];
}

export function Page(props: Props) {
  const { profile, cards, typefaces, faces, palettes } = props;
  const colors = (cards[0]?.colors ?? []).slice(0, 4).map(({ hex }) => hex);
  return (
    <>
      <PaintedTo id={cards.length > 0 ? 'websites' : 'foot'} />
      <Head profile={profile} colors={colors} />
      {cards.length > 0 && <Websites {...props} />}
      {typefaces.length > 0 && <Typefaces {...props} />}
      {faces.length > 0 && <Habits faces={faces} total={profile.websites} />}
      {palettes.length > 0 && <Palettes palettes={palettes} />}
      {profile.websites + profile.typefaces === 0 && (
        <div className={`wrap ${styles.nothing}`}>
          <EmptyState title="No work here yet">
            Nothing in the catalogue names {profile.name}. Websites appear once they are credited.
          </EmptyState>
        </div>
      )}
    </>
  );
}

function Websites({ profile: { slug, websites }, cards, roles, page, pages }: Props) {
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby="websites">
      <SectionHead id="websites" title="Credited websites" count={websites} />
      <CardGrid cards={cards} label="Credited websites" reasons={roles} eager />
      <Pager page={page} pages={pages} hrefOf={(number) => urls.profile(slug, number)} />
    </section>
  );
}

function Typefaces({ profile, typefaces, typefacePage, typefacePages }: Props) {
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby="typefaces">
      <SectionHead id="typefaces" title="Typefaces" count={profile.typefaces} />
      <TypefaceRows rows={typefaces} size={48} label="Typefaces" />
      <Pager
        page={typefacePage}
        pages={typefacePages}
        hrefOf={(number) => urls.profileTypefaces(profile.slug, number)}
        label="Pages of typefaces"
      />
    </section>
  );
}

function Palettes({ palettes }: Pick<Props, 'palettes'>) {
  return (
    <section className={`band wrap ${styles.section}`} aria-labelledby="palettes">
      <SectionHead id="palettes" title="Colours they reach for" />
      <PaletteGrid palettes={palettes} label="Palettes of the credited websites" />
    </section>
  );
}

function SectionHead({ id, title, count }: { id: string; title: string; count?: number }) {
  return (
    <div className="sec-head">
      <h2 className="title" id={id}>
        {title}
      </h2>
      {count !== undefined && <span className="mono muted">{formatCount(count)}</span>}
    </div>
  );
}
