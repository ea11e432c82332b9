import type { ChosenTerm, Listing } from '#app/cards/listing.ts';
import { ListView } from '#routes/websites/list-view.tsx';

export function Page(listing: Listing) {
  const [term] = listing.chosen;
  return <ListView listing={listing} lead={term ? leadOf(term) : ''} />;
}

function leadOf({ type, name }: ChosenTerm): string {
  if (type === 'colors') {
    return `Websites whose palette holds ${name.toLowerCase()}, with the typefaces beside it and the people who chose it.`;
  }
  if (type === 'locations') {
    return `Websites from ${name}, with their typefaces, their colours and the people who made them.`;
  }
  return `Websites in ${name}, with their typefaces, their colours and the people who made them.`;
}
