import { existsSync } from 'node:fs';
import { buildIfOld } from './build.ts';
import { bundledFacts } from './bundled-facts.ts';
import { isStopping } from './child.ts';
import { stateDir } from './paths.ts';
import { isTaken, wantedPort } from './port.ts';

try {
  const port = wantedPort();
  if (await isTaken(port))
    throw new Error(`port ${port} is taken: set PORT to another one or end what listens there`);
  // wrangler alone takes seconds to load: a taken port is told before.
  const { prepareState, serveBuild } = await import('./site.ts');
  // A first start builds, and reads the font files of the demo catalogue: one beside the other.
  const isFirst = !existsSync(stateDir());
  const [isBuilt] = await Promise.all([buildIfOld(), isFirst && bundledFacts()]);
  if (isBuilt) console.log('built');
  await prepareState(console.log);
  const site = await serveBuild(port);
  console.log(`ready on ${site.origin}`);
  const code = await site.ended;
  if (!isStopping()) throw new Error(`the site ended with ${code}`);
} catch (cause) {
  if (!isStopping()) {
    console.error(cause instanceof Error ? wordsOf(cause) : cause);
    process.exit(1);
  }
}

/** With what was behind it: a database that "is unavailable" has a reason. */
function wordsOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${wordsOf(cause)}` : message;
}
