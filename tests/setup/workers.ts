import { beforeAll } from 'vitest';
import { freshStores } from '../support/fresh-stores.ts';
import { cheapen } from '../support/password-cost.ts';

beforeAll(async () => {
  await freshStores();
  cheapen();
});
