/**
 * Journeys by file. Those are skipped that passed with the same server, the same demo and the same
 * sources of the site that they requested.
 *
 * @typedef {{ file: string, asked: string[] }} Trace
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { changedSince } from '../jest/memory/hashes.mjs';
import { passedBefore, readMemory, remember, writeMemory } from '../jest/memory/memory.mjs';
import { filesUnder } from '../setup/files.mjs';
import { inRoot, root } from '../setup/root.mjs';

const place = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');

/** The server, and the files that run journeys. */
const always = () => [
  'm:',
  'f:package-lock.json',
  'c:dist/apps/server',
  'c:dist/apps/demo',
  'c:tools/journeys',
  'c:tools/setup',
  'c:libs/postgres/src',
];

/** The build inputs of a site beside its sources, any of which can affect a journey. */
const making = (/** @type {string} */ app) => [
  'c:tools/vite',
  `c:apps/${app}/public`,
  `f:apps/${app}/index.html`,
  `f:apps/${app}/vite.config.mts`,
  `f:apps/${app}/playwright.config.ts`,
];

/** @param {string} app */
const helpersOf = (app) =>
  filesUnder(inRoot('apps', app, 'e2e'))
    .map(place)
    .filter((file) => !file.endsWith('.spec.ts'));

/**
 * @param {string} app
 * @returns {Record<string, string[]>} the sources of each built file
 */
function sourcesOf(app) {
  const path = inRoot('dist', 'apps', app, '.vite', 'sources.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * @param {string} app
 * @param {string} file a journey's
 * @param {readonly string[]} asked paths
 */
function readsOf(app, file, asked) {
  const sources = sourcesOf(app);
  const walked = asked.flatMap((path) => sources[path.slice(1)] ?? []);
  const files = [file, ...helpersOf(app), ...walked].map((path) => `f:${path}`);
  return [...new Set([...always(), ...making(app), ...files])];
}

/** @param {string} app */
export function siteMemory(app) {
  const isChanged = changedSince(Date.now());
  const kept = readMemory(`journeys of ${app}`);
  const specs = filesUnder(inRoot('apps', app, 'e2e'))
    .map(place)
    .filter((file) => file.endsWith('.spec.ts'));
  return {
    /** @param {boolean} all believes nothing */
    divide: (all) => divide(kept, specs, all),
    /**
     * @param {Map<string, number>} passed how many journeys, by their file
     * @param {Trace[]} traces
     */
    keep: (passed, traces) => {
      for (const [file, tests] of passed) {
        const asked = traces.filter((trace) => trace.file === file).flatMap((trace) => trace.asked);
        if (asked.length > 0)
          remember(kept, file, { reads: readsOf(app, file, asked), tests, isChanged });
      }
      writeMemory(`journeys of ${app}`, kept);
    },
  };
}

/** Journeys of the server depend on everything that is built. */
export function serverMemory() {
  const isChanged = changedSince(Date.now());
  const kept = readMemory('journeys of the server');
  const sites = ['c:dist/apps/web', 'c:dist/apps/emergency'];
  return {
    /**
     * @param {string[]} files
     * @param {boolean} all
     */
    divide: (files, all) => divide(kept, files.map(place), all),
    /** @param {Map<string, number>} passed */
    keep: (passed) => {
      for (const [file, tests] of passed) {
        remember(kept, place(file), { reads: [...always(), ...sites], tests, isChanged });
      }
      writeMemory('journeys of the server', kept);
    },
  };
}

/**
 * @param {import('../jest/memory/memory.mjs').Kept} kept
 * @param {string[]} files
 * @param {boolean} all
 */
function divide(kept, files, all) {
  const before = new Map(files.map((file) => [file, all ? null : passedBefore(kept, file)]));
  return {
    toRun: files.filter((file) => before.get(file) === null),
    remembered: [...before.values()].reduce(
      (/** @type {number} */ sum, tests) => sum + (tests ?? 0),
      0,
    ),
  };
}
