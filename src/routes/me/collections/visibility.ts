import type { Visibility } from '#domain/collection/collection.ts';

export const visibilityNames: Record<Visibility, string> = {
  private: 'Private',
  unlisted: 'Unlisted',
  public: 'Public',
};

export const visibilityChoices: { value: Visibility; label: string; hint: string }[] = [
  { value: 'private', label: 'Private', hint: 'Only you can see it' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Whoever knows its address may see it' },
  { value: 'public', label: 'Public', hint: 'Everyone may see it' },
];
