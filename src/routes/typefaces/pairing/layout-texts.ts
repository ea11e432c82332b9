/** What the layouts say: about setting two faces, so that the words belong to what they show. */
export const layoutTexts = {
  article: {
    kicker: 'On pairing',
    title: 'One voice for the door, another for the room',
    lead: 'A heading is read once, at a distance, in a second. Text is read for minutes, close up. Few faces are drawn for both.',
    body: [
      'That is why two are set together. The first may be loud, narrow or strange: it carries a dozen words. The second has to stand back, keep its letters apart at small sizes and make an even grey of a paragraph.',
      'They need something in common, such as their proportions, and something plainly apart, such as their serifs. Two that nearly agree look like a mistake.',
    ],
    note: 'Set at 17 px on a line of 27',
  },
  landing: {
    title: 'Say it once, then explain it',
    lead: 'Large words in one face, the reasons in the other, and a single thing to do next.',
    action: 'See the faces',
    other: 'Read why',
  },
  dashboard: { title: 'What their files say' },
} as const;

/** Every character that the layouts need beside the names of the faces. */
export function layoutCharacters(): string {
  return JSON.stringify(layoutTexts).replaceAll(/[{}[\]"\\_]/g, '') + '0123456789';
}
