import type { Visibility } from '#domain/collection/collection.ts';

export const visibilityNames: Record<Visibility, string> = {
  private: 'Private',
  unlisted: 'Unlisted',
  public: 'Public',
};

export const visibilityChoices: { value: Visibility; label: string; hint: string }[] = [
  { value: 'private', label: 'Private', hint: 'Only you can see it' },
  {
    value: 'unlisted',
    label: 'Unlisted',
    hint: 'Whoever has its address sees it, with your notes',
  },
  { value: 'public', label: 'Public', hint: 'Everyone may see it, with your notes' },
];
