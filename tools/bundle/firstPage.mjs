/**
 * The files a browser loads for a site's first page, from Vite's manifest.
 *
 * @typedef {import('../vite/manifest.mjs').Manifest} Manifest
 * @typedef {{ file: string, bytes: number }} Part
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';
import { filesOf } from '../vite/manifest.mjs';

/**
 * The entry, and the page that most visitors see first; its layout is in the shared chunks.
 * @type {Record<string, string[]>}
 */
const start = {
  web: ['index.html', 'src/pages/home/HomePage.tsx'],
  emergency: ['index.html', 'src/pages/emergencyCenter/EmergencyCenterPage.tsx'],
};

/** @param {string} app */
export const builtApp = (app) => inRoot('dist', 'apps', app);

/**
 * @param {string} app
 * @returns {Manifest}
 */
export function readManifest(app) {
  const path = join(builtApp(app), '.vite', 'manifest.json');
  if (!existsSync(path))
    throw new Stop(`dist/apps/${app} is not built: run \`npm run verify\` first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * The transferred size: the brotli file, or the file itself if it is too small for one.
 * @param {string} path
 */
const sent = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/**
 * @param {string} app
 * @param {string[]} modules the entry and a page
 * @returns {Part[]} biggest first
 */
export function firstPage(app, modules = start[app] ?? []) {
  return filesOf(readManifest(app), modules)
    .map((file) => ({ file, bytes: sent(join(builtApp(app), file)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
