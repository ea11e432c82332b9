import { z } from 'zod';
import { dnsTimeoutMs } from '#domain/limits.ts';
import type { FoundAddress, Resolver } from '#domain/outside/outside.ts';
import { askOutside } from '../ask-outside.ts';

/** The JSON form of DNS over HTTPS, as Cloudflare and Google answer it. Numbers of RFC 1035 and 3596. */
const answer = z.object({
  Status: z.number(),
  Answer: z
    .array(z.object({ type: z.number(), TTL: z.number(), data: z.string().max(70_000) }))
    .default([]),
});
const types = { A: 1, AAAA: 28, TXT: 16 } as const;
const nameError = 3;

/** `services`: addresses that take `name` and `type`. The next one is asked where one gives no usable answer. */
export function dnsResolver(services: readonly string[]): Resolver {
  async function records(name: string, type: keyof typeof types, turn: number) {
    let failure: unknown = new Error('no resolver is configured');
    for (let i = 0; i < services.length; i++) {
      const service = services[(turn + i) % services.length] ?? '';
      try {
        return await ask(service, name, type);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return {
    async texts(name) {
      const found = await records(name, 'TXT', 0);
      return found.map(({ data }) => textOf(data));
    },
    async addresses(name, turn): Promise<FoundAddress[]> {
      const found = await Promise.all([records(name, 'A', turn), records(name, 'AAAA', turn)]);
      return found.flat().map(({ data, TTL }) => ({ address: data, ttl: TTL }));
    },
  };
}

async function ask(service: string, name: string, type: keyof typeof types) {
  const address = new URL(service);
  address.search = new URLSearchParams({ name, type }).toString();
  const { Status, Answer } = await askOutside(address.href, answer, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(dnsTimeoutMs),
  });
  if (Status !== 0 && Status !== nameError) throw new Error(`${name} ${type}: status ${Status}`);
  return Answer.filter((record) => record.type === types[type]);
}

/** `"one part" "and the next"` as one text; some services leave the quotes out. */
function textOf(data: string): string {
  if (!data.startsWith('"')) return data;
  const parts = data.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return parts.map((part) => part.slice(1, -1).replaceAll(/\\(\d{3}|.)/g, unescaped)).join('');
}

function unescaped(_: string, what: string): string {
  return what.length === 3 ? String.fromCharCode(Number(what)) : what;
}
