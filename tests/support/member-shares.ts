/** Each file of journeys has members of its own: files run beside each other. */
export const memberFiles = [
  'favorites',
  'collections',
  'collection-kinds',
  'collection-focus',
  'supporters',
  'profiles',
  'claims',
  'collection-export',
  'long-collection',
  'by-keyboard',
  'layout-shift',
] as const;
export const membersEach = 8;
