/** What the folder served to browsers must and must not contain. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { builtApp, readManifest } from './firstPage.mjs';

/**
 * Strings that a package leaves in every bundle that contains it, minified or not.
 * @type {Record<string, RegExp>}
 */
const traces = {
  'TypeBox (a contract imported as a value?)':
    /["'`]~(kind|refine|optional)["'`]|\["~kind"\]|\.~kind/,
  Fastify: /FST_ERR_/,
  drizzle: /drizzle:entityKind/,
  'node-postgres': /PGPASSWORD|connectionTimeoutMillis/,
  'a source map': /[#@] ?sourceMappingURL=/,
  "the developers' gallery": /\/dev\/gallery/,
};

/** @param {string} text */
export const tracesIn = (text) =>
  Object.entries(traces).flatMap(([name, trace]) => (trace.test(text) ? [name] : []));

const isCompressible = (/** @type {string} */ path) => /\.(js|css|html|svg|json)$/.test(path);

/** @param {string} path */
function complaintsAbout(path) {
  const complaints = [];
  if (path.endsWith('.map')) complaints.push('is a source map');
  if (!isCompressible(path)) return complaints;
  if (/\.(js|css|html)$/.test(path)) {
    complaints.push(...tracesIn(readFileSync(path, 'utf8')).map((name) => `holds ${name}`));
  }
  if (statSync(path).size >= 1024) {
    const missing = ['.br', '.gz'].filter((twin) => !existsSync(path + twin));
    complaints.push(...missing.map((twin) => `has no ${twin} twin`));
  }
  return complaints;
}

/**
 * @param {string} app
 * @returns {string[]}
 */
export function wrongContents(app) {
  const home = builtApp(app);
  const gallery = Object.keys(readManifest(app)).filter((key) => /(^|\/)dev\//.test(key));
  const served = filesUnder(home).filter((path) => !relative(home, path).startsWith('.vite'));
  return [
    ...gallery.map((key) => `${app}: ${key} is for development only`),
    ...served.flatMap((path) =>
      complaintsAbout(path).map((what) => `${app}/${relative(home, path)} ${what}`),
    ),
  ];
}
