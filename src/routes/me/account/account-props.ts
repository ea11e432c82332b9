import type { Standing } from '#domain/supporter/standing.ts';

export interface AccountProps {
  email: string;
  fullname: string;
  hasPassword: boolean;
  /** Signed in a moment ago: enough proof where there is no password. */
  isFresh: boolean;
  done: Done | null;
  standing: Standing;
  /** What was typed as the new address. */
  newEmail: string;
  issues: { current?: string; password?: string; newEmail?: string; proof?: string };
  sessions: readonly {
    id: string;
    browser: string;
    /** ISO 8601. */
    since: string;
    used: string;
    isThis: boolean;
  }[];
}

/** What was done a moment ago. */
export const dones = ['password', 'email', 'link', 'no-export'] as const;
export type Done = (typeof dones)[number];
