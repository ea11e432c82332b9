import { createServer } from 'node:net';

const hosts = ['127.0.0.1', '::1'];

/** The port that was asked for in `PORT`, else 8787. */
export function wantedPort(): number {
  const port = Number(process.env.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is no port: ${process.env.PORT}`);
  return port;
}

export async function isTaken(port: number): Promise<boolean> {
  const free = await Promise.all(hosts.map((host) => canListen(host, port)));
  return free.includes(false);
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/** A machine without IPv6 has no `::1`: that is not a taken port. */
function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', (cause) => done(!('code' in cause) || cause.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => done(true)));
  });
}
