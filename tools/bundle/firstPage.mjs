/**
 * What a browser loads for a site's first page, read from Vite's manifest.
 *
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ file: string, bytes: number }} Part
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/**
 * The entry, and the page that most visitors see first; the frame around it is in what all share.
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
 * The chunks behind some modules, with everything that they import at once.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {string[]} files
 */
export function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Stop(`The manifest knows no ${key}: is it still the first page's module?`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].map((key) => /** @type {Chunk} */ (manifest[key]).file);
}

/**
 * What goes over the wire: the brotli twin, or the file itself where it is too small for one.
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
