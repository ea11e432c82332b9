import type { TestProject } from 'vitest/node';
import { serveOutside } from '../support/outside-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Stands for the rest of the web: see `outside-server.ts`. */
    outside: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = await serveOutside();
  project.provide('outside', outside.origin);
  return outside.stop;
}
