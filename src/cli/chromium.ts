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

/** Starts the Chromium that comes with node_modules (Linux x64), else an installed Chrome. `CHROME_PATH` names one. */
export async function launchChromium(): Promise<Browser> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return chromium.launch({ executablePath: chosen, args: ['--no-sandbox'] });
  if (process.platform === 'linux' && process.arch === 'x64') return launchPacked();
  const found = installed.find((place) => existsSync(place));
  if (!found)
    throw new Error('no Chrome was found: install Google Chrome or name one in CHROME_PATH');
  return chromium.launch({ executablePath: found });
}

/**
 * The package brings its own libnss3 only when it believes it runs on Lambda, and unpacks into TMPDIR,
 * which must be its own: another program's half unpacked copy would be taken for whole.
 */
async function launchPacked(): Promise<Browser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'specimen-chromium-'));
  const before = process.env.TMPDIR;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    packed.setGraphicsMode = false;
    const executablePath = await packed.executablePath();
    await nameFonts(path.join(folder, 'fonts'));
    const browser = await chromium.launch({
      executablePath,
      args: packed.args.filter((arg) => !unwanted.test(arg)),
      headless: true,
      env: { ...process.env },
    });
    browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }));
    return browser;
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
  process.env.FONTCONFIG_PATH = folder;
}

/** Arguments that make it another browser than people have: security off, one process. */
const unwanted =
  /disable-web-security|single-process|no-zygote|allow-running-insecure-content|disable-site-isolation/;
