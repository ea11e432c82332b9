import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isTaken } from '../../src/cli/port.ts';
import { command, temporaryFolder } from './state.ts';

test('a taken port is one clear line and exit 1, before anything is built or written', async () => {
  const port = await freePort();
  expect(await isTaken(port)).toBe(false);
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  try {
    const env = { PORT: String(port), STATE_DIR: temporaryFolder() };
    const { code, said } = await command('start.ts', [], env).ended;
    expect(code).toBe(1);
    expect(said).toBe(`port ${port} is taken: set PORT to another one or end what listens there\n`);
  } finally {
    server.close();
  }
});

test('a PORT that is no port is one clear line', async () => {
  const { code, said } = await command('start.ts', [], { PORT: '99999' }).ended;
  expect({ code, said }).toEqual({ code: 1, said: 'PORT is no port: 99999\n' });
});
