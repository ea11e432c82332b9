import { openDatabase } from '#domain/db.ts';
import type { Middleware } from '../context.ts';

/** Opens what the rest of the pipeline works with. */
export function ports(): Middleware {
  return async function ports(c, next) {
    c.set('now', Date.now);
    c.set('url', new URL(c.req.url));
    c.set('db', openDatabase(c.env.DB));
    c.set('accounts', async () => {
      const { openAccounts } = await import('../auth/accounts.ts');
      return openAccounts(c);
    });
    c.set('proofs', async () => {
      const { openProofs } = await import('../claims/open-proofs.ts');
      return openProofs(c);
    });
    await next();
  };
}
