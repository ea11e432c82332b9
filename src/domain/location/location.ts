/** A city or country with the number of published websites there; a country counts its cities' websites too. */
export interface CountedLocation {
  id: number;
  slug: string;
  name: string;
  kind: 'country' | 'city';
  count: number;
}
