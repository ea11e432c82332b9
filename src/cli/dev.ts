import { isStopping, onExit, startTool } from './child.ts';
import { stateDir } from './paths.ts';
import { isTaken, wantedPort } from './port.ts';
import { localSecrets } from './secret.ts';
import { serveTestCheckout } from './test-checkout/serve.ts';

try {
  const port = wantedPort();
  if (await isTaken(port))
    throw new Error(`port ${port} is taken: set PORT to another one or end what listens there`);
  const { prepareState } = await import('./site.ts');
  await prepareState(console.log);
  const checkout = await serveTestCheckout(`http://localhost:${port}`);
  const server = startTool('vite/bin/vite.js', ['dev'], {
    env: {
      ...(await localSecrets()),
      ...checkout?.env,
      CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      PORT: String(port),
      STATE_DIR: stateDir(),
    },
  });
  onExit(server.stop);
  const code = await server.ended;
  if (!isStopping()) process.exit(code);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
