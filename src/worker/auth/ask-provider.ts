import type { z } from 'zod';
import { providerMostBytes } from '#domain/limits.ts';

/** Who a provider says that somebody is. */
export interface ProviderPerson {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
}

/** Asks a provider: no redirect is followed, no more is read than is decent, and the answer has the shape or throws. */
export async function askProvider<Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  asked: RequestInit & { signal: AbortSignal },
): Promise<z.infer<Shape>> {
  const answer = await fetch(address, { ...asked, redirect: 'manual' });
  const text = await readText(answer);
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}`);
  return shape.parse(JSON.parse(text));
}

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > providerMostBytes) {
      await reader.cancel();
      throw new Error('the provider says too much');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text;
}
