import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from 'better-auth/adapters';
import { z } from 'zod';
import { type Database, type Statement, statement, type Value } from '#domain/db.ts';
import { hashTokens } from './hash-tokens.ts';

type Row = Record<string, Value>;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The auth library on our own door to SQL: its reads and writes get the same limits in time as all others. */
export function authAdapter(db: Database) {
  return createAdapterFactory({
    config: {
      adapterId: 'specimen',
      supportsBooleans: false,
      supportsDates: false,
      supportsJSON: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () => hashTokens(tables(db)) as unknown as CustomAdapter,
  });
}

/** What the library asks of an adapter, over plain rows. */
export interface Tables {
  create(asked: { model: string; data: Row }): Promise<Row>;
  findOne(asked: { model: string; where: CleanedWhere[] }): Promise<Row | null>;
  findMany(asked: Listing): Promise<Row[]>;
  count(asked: { model: string; where?: CleanedWhere[] | undefined }): Promise<number>;
  update(asked: { model: string; where: CleanedWhere[]; update: Row }): Promise<Row | null>;
  updateMany(asked: { model: string; where: CleanedWhere[]; update: Row }): Promise<number>;
  delete(asked: { model: string; where: CleanedWhere[] }): Promise<void>;
  deleteMany(asked: { model: string; where: CleanedWhere[] }): Promise<number>;
  /** Gives the row to one caller alone, however many ask at once. */
  consumeOne(asked: { model: string; where: CleanedWhere[] }): Promise<Row | null>;
}

interface Listing {
  model: string;
  where?: CleanedWhere[] | undefined;
  limit: number;
  offset?: number | undefined;
  sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined;
}

function tables(db: Database): Tables {
  const first = (model: string, where: CleanedWhere[]) => {
    const { text, values } = condition(where);
    return db.first(select(`SELECT * FROM ${named(model)}${text} LIMIT 1`, values));
  };
  const remove = async (model: string, where: CleanedWhere[]) => {
    const { text, values } = condition(where);
    const [gone = 0] = await db.write(select(`DELETE FROM ${named(model)}${text}`, values));
    return gone;
  };
  const change = async (model: string, where: CleanedWhere[], update: Row) => {
    const { text, values } = condition(where);
    const fields = Object.entries(update);
    const set = fields.map(([field]) => `${named(field)} = ?`).join(', ');
    const all = [...fields.map(([, value]) => value), ...values];
    const [changed = 0] = await db.write(select(`UPDATE ${named(model)} SET ${set}${text}`, all));
    return changed;
  };
  return {
    async create({ model, data }) {
      const fields = Object.keys(data);
      const places = fields.map(() => '?').join(', ');
      const into = `${named(model)} (${fields.map(named).join(', ')})`;
      await db.write(select(`INSERT INTO ${into} VALUES (${places})`, Object.values(data)));
      return data;
    },
    findOne: ({ model, where }) => first(model, where),
    async findMany({ model, where, limit, offset = 0, sortBy }) {
      const { text, values } = condition(where);
      const order = sortBy ? ` ORDER BY ${named(sortBy.field)} ${direction(sortBy.direction)}` : '';
      return db.all(
        select(`SELECT * FROM ${named(model)}${text}${order} LIMIT ? OFFSET ?`, [
          ...values,
          limit,
          offset,
        ]),
      );
    },
    async count({ model, where }) {
      const { text, values } = condition(where);
      const counted = await db.first(
        select(`SELECT count(*) AS n FROM ${named(model)}${text}`, values),
      );
      return Number(counted?.n ?? 0);
    },
    async update({ model, where, update }) {
      const found = await first(model, where);
      if (!found) return null;
      const byId = [equals('id', found.id ?? null)];
      await change(model, byId, update);
      return first(model, byId);
    },
    updateMany: ({ model, where, update }) => change(model, where, update),
    async delete({ model, where }) {
      await remove(model, where);
    },
    deleteMany: ({ model, where }) => remove(model, where),
    async consumeOne({ model, where }) {
      const found = await first(model, where);
      const gone = found && (await remove(model, [equals('id', found.id ?? null)]));
      return gone === 1 ? found : null;
    },
  };
}

function select(text: string, values: Value[]): Statement<Row> {
  return statement(row, text, ...values);
}

function equals(field: string, value: Value): CleanedWhere {
  return { field, value, operator: 'eq', connector: 'AND', mode: 'sensitive' };
}

const compared: Record<string, string> = { ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** Names come from the library's own schema; values are bound. */
function condition(where: CleanedWhere[] = []): { text: string; values: Value[] } {
  const values: Value[] = [];
  const text = where.map(({ field, value, operator, connector }, i) => {
    const joint = i === 0 ? ' WHERE ' : ` ${connector === 'OR' ? 'OR' : 'AND'} `;
    return joint + compare(named(field), operator ?? 'eq', value, values);
  });
  return { text: text.join(''), values };
}

function compare(field: string, operator: string, value: unknown, values: Value[]): string {
  if (value === null) return `${field} IS ${operator === 'ne' ? 'NOT ' : ''}NULL`;
  if (operator === 'in' || operator === 'not_in') {
    values.push(JSON.stringify(value));
    return `${field} ${operator === 'in' ? '' : 'NOT '}IN (SELECT value FROM json_each(?))`;
  }
  const sign = operator === 'eq' ? '=' : compared[operator];
  if (!sign) throw new Error(`the adapter cannot compare by ${operator}`);
  values.push(z.union([z.string(), z.number()]).parse(value));
  return `${field} ${sign} ?`;
}

function named(identifier: string): string {
  if (!/^[A-Za-z_]+$/.test(identifier)) throw new Error(`not a column: ${identifier}`);
  return `"${identifier}"`;
}

function direction(asked: 'asc' | 'desc'): string {
  return asked === 'desc' ? 'DESC' : 'ASC';
}
