import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfOld } from '../../src/cli/build.ts';
import { type ChromiumStart, findChromium, forgetChromium } from '../../src/cli/chromium.ts';
import { freePort } from '../../src/cli/port.ts';
import { secretsFile } from '../../src/cli/secret.ts';
import { prepareState, serveBuild } from '../../src/cli/site.ts';
import { memberFiles, membersEach } from '../support/member-shares.ts';
import { serveOauth } from '../support/oauth-server.ts';
import { serveOutside } from '../support/outside-server.ts';
import { makeMembers, type SiteMember } from '../support/site-members.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** Who is signed in there, for tests of members' pages: each test file takes its own. */
    members: SiteMember[];
    /** Unpacked once for all files. */
    chromium: ChromiumStart;
  }
}

/** The built site with the demo catalogue, on a free port and a state of its own. `SITE_URL` names a running one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await findChromium();
  project.provide('chromium', chromium);
  if (process.env.SITE_URL) {
    project.provide('origin', process.env.SITE_URL);
    project.provide('members', JSON.parse(process.env.SITE_MEMBERS ?? '[]'));
    project.provide('outside', process.env.OUTSIDE_URL ?? '');
    return () => forgetChromium(chromium);
  }
  const state = await mkdtemp(path.join(tmpdir(), 'specimen-site-'));
  process.env.STATE_DIR = state;
  await buildIfOld();
  await prepareState(() => {});
  const oauth = await serveOauth();
  const outside = await serveOutside();
  project.provide('outside', outside.origin);
  const values = Object.entries({ ...oauth.env, ...outside.env }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  await appendFile(await secretsFile(), values.join(''));
  project.provide('members', await makeMembers(memberFiles.length * membersEach));
  const site = await serveBuild(await freePort());
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
    await oauth.stop();
    await outside.stop();
    await forgetChromium(chromium);
    await rm(state, { recursive: true, force: true });
  };
}
