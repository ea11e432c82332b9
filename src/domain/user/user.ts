import { z } from 'zod';

export const roles = ['member', 'reviewer', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullname: z.string(),
  role: z.enum(roles),
  has_access: z.boolean(),
  onboarding_completed_at: z.string().nullable(),
});

/** Who is signed in, as the session endpoint shows it. `onboarding_completed_at` is ISO 8601 or null. */
export type User = z.infer<typeof userSchema>;
