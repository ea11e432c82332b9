import type { CleanedWhere } from 'better-auth/adapters';
import type { Value } from '#domain/db.ts';
import { tokenHash } from '#domain/user/session-store.ts';
import type { Tables } from './adapter.ts';

type Row = Record<string, Value>;

/**
 * Sessions at rest hold the hash of their token (decision 36): it is hashed in every condition and on creation, and
 * the row that goes back to the library carries the plain token that it asked by, since it makes the cookie from
 * that row when a session slides. Rows found by anything else carry no token.
 */
export function hashTokens(tables: Tables): Tables {
  return {
    async create({ model, data }) {
      if (model !== 'session') return tables.create({ model, data });
      const created = await tables.create({ model, data: await hashed(data) });
      return { ...created, token: data.token ?? '' };
    },
    async findOne({ model, where }) {
      return plain(model, where, await tables.findOne({ model, where: await asked(model, where) }));
    },
    async findMany({ where = [], ...rest }) {
      const rows = await tables.findMany({ ...rest, where: await asked(rest.model, where) });
      return rows.map((row) => plain(rest.model, where, row) ?? row);
    },
    count: async ({ model, where }) =>
      tables.count({ model, where: await asked(model, where ?? []) }),
    async update({ model, where, update }) {
      const row = await tables.update({
        model,
        where: await asked(model, where),
        update: model === 'session' ? await hashed(update) : update,
      });
      return plain(model, where, row);
    },
    updateMany: async ({ model, where, update }) =>
      tables.updateMany({
        model,
        where: await asked(model, where),
        update: model === 'session' ? await hashed(update) : update,
      }),
    delete: async ({ model, where }) => tables.delete({ model, where: await asked(model, where) }),
    deleteMany: async ({ model, where }) =>
      tables.deleteMany({ model, where: await asked(model, where) }),
    async consumeOne({ model, where }) {
      const row = await tables.consumeOne({ model, where: await asked(model, where) });
      return plain(model, where, row);
    },
  };
}

async function hashed(row: Row): Promise<Row> {
  return typeof row.token === 'string' ? { ...row, token: await tokenHash(row.token) } : row;
}

async function asked(model: string, where: CleanedWhere[]): Promise<CleanedWhere[]> {
  if (model !== 'session') return where;
  return Promise.all(
    where.map(async (part) =>
      part.field === 'token' ? { ...part, value: await hashOf(part.value) } : part,
    ),
  );
}

async function hashOf(value: unknown): Promise<string | string[]> {
  if (Array.isArray(value)) return Promise.all(value.map((token) => tokenHash(String(token))));
  return tokenHash(String(value));
}

function plain(model: string, where: CleanedWhere[], row: Row | null): Row | null {
  if (model !== 'session' || !row) return row;
  const by = where.find(({ field, operator }) => field === 'token' && operator === 'eq');
  return { ...row, token: typeof by?.value === 'string' ? by.value : '' };
}
