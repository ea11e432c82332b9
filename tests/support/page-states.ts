import type { Page } from 'playwright-core';

/** A page in a state that somebody brings it to. */
export interface PageState {
  name: string;
  path: string;
  /** Waits until the state is there. */
  reach: (page: Page) => Promise<unknown>;
}

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));
const opened = (facet: string) => async (page: Page) => {
  await page.getByRole('button', { name: new RegExp(`^${facet}`) }).click();
  await page.getByRole('group', { name: facet, exact: true }).waitFor();
};
const faces = ['inter', 'fraunces', 'ibm-plex-mono', 'eb-garamond'];

/** Pages of typefaces and of colours, each as it is while it is used. */
export const pageStates: readonly PageState[] = [
  {
    name: 'the tester with its settings',
    path: '/typefaces/recursive?axes=wght:640&ink=7a1f2b&ground=f4ead8',
    reach: (page) => page.getByRole('slider', { name: 'Weight' }).waitFor(),
  },
  {
    name: 'a search of glyphs that finds none',
    path: '/typefaces/ibm-plex-serif',
    async reach(page) {
      const search = page.getByRole('textbox', { name: 'Search glyphs' });
      // What stands above is laid out on the way, so that one step does not lead there on a phone.
      while (!(await search.isVisible())) {
        await page.getByRole('heading', { name: 'Glyphs' }).scrollIntoViewIfNeeded();
        await page.waitForTimeout(200);
      }
      await search.fill('漢');
      await page.getByText('Its files have no such character.').waitFor();
    },
  },
  {
    name: 'a static family',
    path: '/typefaces/lato',
    reach: settled,
  },
  {
    name: 'a Hebrew family',
    path: '/typefaces/frank-ruhl-libre',
    reach: settled,
  },
  {
    name: 'a Devanagari family',
    path: '/typefaces/ibm-plex-sans-devanagari',
    reach: settled,
  },
  { name: 'a comparison of one', path: '/typefaces/compare?faces=inter', reach: settled },
  { name: 'a comparison of two', path: '/typefaces/compare?faces=inter,lato', reach: settled },
  {
    name: 'a comparison of four',
    path: `/typefaces/compare?faces=${faces.join(',')}&text=Raft`,
    reach: settled,
  },
  {
    name: 'typefaces, languages open',
    path: '/typefaces?languages=hindi',
    reach: opened('Language'),
  },
  { name: 'typefaces, weights open', path: '/typefaces?weight=400-700', reach: opened('Weight') },
  {
    name: 'typefaces as a grid, one ticked',
    path: '/typefaces?view=grid',
    async reach(page) {
      await page
        .getByRole('checkbox', { name: /^Compare / })
        .first()
        .check();
      await page.getByText('1 of 6').waitFor();
    },
  },
  {
    name: 'a list without results',
    path: '/typefaces?styles=bit,&languages=arabic,hindi,japanese&axes=wdth',
    reach: settled,
  },
  {
    name: 'palettes, their colour open',
    path: '/colors/palettes?color=ff5533',
    reach: opened('Contains'),
  },
  {
    name: 'the generator, one locked',
    path: '/colors/generate?colors=1d3557-e63946-f1faee-a8dadc-457b9d&locked=2',
    async reach(page) {
      await page.getByRole('link', { name: 'Lock #1d3557' }).click();
      await page.getByRole('link', { name: 'Unlock #1d3557' }).waitFor();
    },
  },
  {
    name: 'the generator, shuffled',
    path: '/colors/generate?colors=1d3557-e63946-f1faee&locked=2',
    async reach(page) {
      await page.getByRole('link', { name: 'Shuffle', exact: true }).click();
      await page.getByRole('link', { name: 'Lock #1d3557' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Unlock #e63946' }).waitFor();
    },
  },
  {
    name: 'pairs to repair',
    path: '/colors/palettes/ff5533-ffaa88-ffffff',
    reach: (page) =>
      page.getByRole('heading', { name: 'Nearest passing colour' }).scrollIntoViewIfNeeded(),
  },
  { name: 'a palette of one colour', path: '/colors/palettes/0b7285', reach: settled },
  { name: 'a palette of two colours', path: '/colors/palettes/0b7285-fff4e6', reach: settled },
];
