import type { z } from 'zod';
import { outsideMostBytes } from '#domain/limits.ts';
import { readAtMost } from './outside/read-at-most.ts';

/**
 * Asks a service that is not ours: no redirect is followed, no more is read than is decent, and the answer has the
 * shape. Throws otherwise, and when the signal says that it takes too long.
 */
export async function askOutside<Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  asked: RequestInit & { signal: AbortSignal },
): Promise<z.infer<Shape>> {
  const answer = await fetch(address, { ...asked, redirect: 'manual' });
  const { host } = new URL(address);
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${host} answered ${answer.status}`);
  }
  return shape.parse(JSON.parse(await readText(answer.body, host)));
}

/** Throws when it is more than is decent. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  host: string,
): Promise<string> {
  const { bytes, isCut } = await readAtMost(body, outsideMostBytes);
  if (isCut) throw new Error(`${host} says too much`);
  return new TextDecoder().decode(bytes);
}
