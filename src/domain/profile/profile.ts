/** The fixed specialties of the specification, slug to name. */
export const specialties = {
  agency: 'Agency',
  branding: 'Branding',
  design: 'Design',
  development: 'Development',
  freelance: 'Freelance',
  'type-design': 'Type design',
} as const;

export const profileKinds = ['person', 'studio', 'agency', 'foundry'] as const;
