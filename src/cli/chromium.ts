import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How a Chromium is started, in plain values: another process can be told. */
export interface ChromiumStart {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** What was unpacked for it; whoever asked removes it at the end. */
  folder: string | null;
}

/** The Chromium that comes with node_modules (Linux x64), else an installed Chrome. `CHROME_PATH` names one. */
export async function findChromium(): Promise<ChromiumStart> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return { executablePath: chosen, args: ['--no-sandbox'], env: {}, folder: null };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const found = installed.find((place) => existsSync(place));
  if (!found)
    throw new Error('no Chrome was found: install Google Chrome or name one in CHROME_PATH');
  return { executablePath: found, args: [], env: {}, folder: null };
}

export function startChromium({ executablePath, args, env }: ChromiumStart): Promise<Browser> {
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** Finds and starts one, and clears away after it. */
export async function launchChromium(): Promise<Browser> {
  const start = await findChromium();
  const browser = await startChromium(start);
  browser.on('disconnected', () => void forgetChromium(start));
  return browser;
}

/** A process of the browser may still write there while it ends. */
export async function forgetChromium({ folder }: ChromiumStart): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * The package brings its own libnss3 only when it believes it runs on Lambda, and unpacks into TMPDIR,
 * which must be its own: another program's half unpacked copy would be taken for whole.
 */
async function unpackChromium(): Promise<ChromiumStart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'specimen-chromium-'));
  const before = process.env.TMPDIR;
  const lambda = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: folder };
  Object.assign(process.env, lambda);
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    packed.setGraphicsMode = false;
    const executablePath = await packed.executablePath();
    const fonts = path.join(folder, 'fonts');
    await nameFonts(fonts);
    return {
      executablePath,
      args: packed.args.filter((arg) => !unwanted.test(arg)),
      env: {
        ...lambda,
        FONTCONFIG_PATH: fonts,
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '',
      },
      folder,
    };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.AWS_EXECUTION_ENV;
  }
}

/** The package's own list names folders of Lambda alone: with no font at all Chromium crashes on a text field. */
async function nameFonts(folder: string): Promise<void> {
  const dirs = [folder, '/usr/share/fonts', '/usr/local/share/fonts'].map(
    (dir) => `<dir>${dir}</dir>`,
  );
  const list = `<?xml version="1.0"?><fontconfig>${dirs.join('')}<cachedir>${folder}/cache</cachedir></fontconfig>`;
  await writeFile(path.join(folder, 'fonts.conf'), list);
}

/** Arguments that make it another browser than people have: security off, one process. */
const unwanted =
  /disable-web-security|single-process|no-zygote|allow-running-insecure-content|disable-site-isolation/;
