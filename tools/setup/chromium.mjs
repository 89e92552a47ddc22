/**
 * A browser for the journeys: an installed one, then the distribution's, then Playwright's
 * download. Debian's needs no flags, even as root.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './process.mjs';
import { binOf } from './root.mjs';
import { installPackages, isDebianRoot } from './debian.mjs';
import { say, Stop } from './say.mjs';

/** The headless shell takes a third less CPU, because it manages no window. */
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const windowed = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const names = [...headless, ...windowed];
/** Older distributions have only the second. */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const cjkFonts = 'fonts-noto-cjk';

/** @param {NodeJS.ProcessEnv} env */
function usualPlaces(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const mac = ['Chromium', 'Google Chrome'].map(
    (n) => `/Applications/${n}.app/Contents/MacOS/${n}`,
  );
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((dir) => dir !== undefined)
    .map((dir) => join(dir, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return { linux: onPath, darwin: [...onPath, ...mac], win32: windows };
}

/** Playwright's own, if it was downloaded before. */
async function downloaded() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * Ubuntu's "chromium-browser" may be a stub that asks for snap, so only a program that answers is a
 * browser. (On Windows the question would open a window.)
 * @param {string} path
 */
async function answers(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { code, output } = await run(path, ['--version'], {
    onText: () => undefined,
    timeout: 2e4,
  });
  return code === 0 && /chrom/i.test(output);
}

/** @param {NodeJS.ProcessEnv} env */
async function findChromium(env) {
  const platform = /** @type {'linux'} */ (process.platform);
  for (const path of [...(usualPlaces(env)[platform] ?? []), await downloaded()]) {
    if (await answers(path)) return path;
  }
  return null;
}

/** Without Chinese fonts every page shows boxes, and screenshots are useless. */
async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const asked = await run('fc-list', [':lang=zh'], { onText: () => undefined }).catch(() => null);
  return asked !== null && asked.output.trim() !== '';
}

async function ensureFonts() {
  if (await hasChineseFont()) return;
  if (isDebianRoot() && (await installPackages([cjkFonts, 'fontconfig']))) return;
  say('Note: no Chinese font was found; pages work, but their screenshots show boxes.');
}

/** @param {NodeJS.ProcessEnv} env */
async function installFromDebian(env) {
  for (const name of debianPackages) {
    if (await installPackages([name, cjkFonts])) return findChromium(env);
  }
  return null;
}

/** @returns {Promise<string>} the browser's path */
export async function ensureChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (await answers(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Stop(`CHROMIUM_PATH names no working browser: ${env.CHROMIUM_PATH}`);
  }
  let found = await findChromium(env);
  if (!found && isDebianRoot()) found = await installFromDebian(env);
  if (!found) {
    say('Downloading Chromium with Playwright …');
    await runNode(binOf('playwright'), ['install', 'chromium']);
    found = await findChromium(env);
  }
  if (!found) {
    throw new Stop(
      'No Chromium or Chrome was found, and none could be installed. ' +
        'Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  await ensureFonts();
  return found;
}
