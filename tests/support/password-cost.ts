import { afterAll, beforeAll } from 'vitest';
import { passwordCost } from '#worker/auth/password.ts';

const full = { ...passwordCost };

/** Makes hashes in a five hundredth of the time; they are made and judged as ever. */
export function cheapen(): void {
  Object.assign(passwordCost, { ln: 4, r: 8, p: 1 });
}

/** For tests that prove what a hash costs: call it in their `describe`. */
export function atFullCost(): void {
  beforeAll(() => void Object.assign(passwordCost, full));
  afterAll(cheapen);
}
