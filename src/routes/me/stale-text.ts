export const staleText =
  'It was changed elsewhere meanwhile. Your words are kept; save again to put them in its place.';
