/** A website tag with the number of published websites that carry it. */
export interface CountedCategory {
  id: number;
  slug: string;
  name: string;
  kind: 'style' | 'type' | 'industry' | null;
  count: number;
}
