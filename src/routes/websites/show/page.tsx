import { CardGrid } from '#app/cards/card-grid.tsx';
import { CollectButton } from '#app/cards/collect-button.tsx';
import { FavoriteButton } from '#app/cards/favorite-button.tsx';
import { ExportSection } from '#app/ui/export-section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Crumb, isLong } from '#app/ui/page-head.tsx';
import { PaintedTo } from '#app/ui/painted-to.tsx';
import { formatsFor } from '#domain/export/format-list.ts';
import { urls } from '#domain/urls.ts';
import type { Website, WebsiteCard } from '#domain/website/website.ts';
import { About } from '#routes/websites/show/about.tsx';
import { FactSheet } from '#routes/websites/show/fact-sheet.tsx';
import { LargePicture } from '#routes/websites/show/large-picture.tsx';
import { PaletteField } from '#routes/websites/show/palette-field.tsx';
import { ShareButton } from '#routes/websites/show/share-button.tsx';
import { TypefacesInUse } from '#routes/websites/show/typefaces-in-use.tsx';
import styles from './show.module.css';

interface Neighbour {
  id: number;
  slug: string;
  title: string;
}

export interface Props {
  website: Website;
  neighbours: { previous: Neighbour | null; next: Neighbour | null };
  similar: WebsiteCard[];
  reasons: Record<number, string>;
}

export function Page({ website, neighbours, similar, reasons }: Props) {
  const { id, title, lang, host, visit } = website;
  return (
    <>
      <PaintedTo id="palette" />
      <div className="wrap">
        <Crumb above={{ name: 'Websites', href: urls.websites() }}>
          <span>{id}</span>
          <NeighbourLinks {...neighbours} />
        </Crumb>
        <div className={styles.head}>
          <h1 lang={lang ?? undefined} dir="auto" data-long={isLong(title)}>
            {title}
          </h1>
          <div className={styles.actions}>
            <FavoriteButton id={id} title={title} worded />
            <CollectButton id={id} title={title} worded />
            <ShareButton title={title} />
            {visit && (
              <a className="btn primary" href={visit} rel="noopener noreferrer" target="_blank">
                Visit {host}
                <Icon name="visit" />
              </a>
            )}
          </div>
        </div>
        <div className="g12">
          <LargePicture website={website} />
          <FactSheet website={website} />
        </div>
        <About website={website} />
      </div>
      <PaletteField colors={website.colors} />
      <TypefacesInUse website={website} />
      <ExportSection
        formats={formatsFor({ colors: website.colors, faces: website.typefaces })}
        fileIn={(format) => urls.websiteExport(website, format)}
      />
      {similar.length > 0 && (
        <section className={`wrap ${styles.similar}`} aria-labelledby="similar">
          <div className="sec-head">
            <h2 className="title" id="similar">
              Similar
            </h2>
            <a className="more" href={urls.similar(website)}>
              All, and how they are ranked
              <Icon name="arrow" />
            </a>
          </div>
          <CardGrid cards={similar} label="Similar websites" reasons={reasons} />
        </section>
      )}
    </>
  );
}

function NeighbourLinks({ previous, next }: Props['neighbours']) {
  return (
    <nav className={styles.neighbours} aria-label="Neighbours">
      {previous && (
        <a
          className="icon-btn"
          href={urls.website(previous)}
          aria-label={`Previous website: ${previous.title}`}
        >
          <Icon name="back" />
        </a>
      )}
      {next && (
        <a
          className="icon-btn"
          href={urls.website(next)}
          aria-label={`Next website: ${next.title}`}
        >
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
