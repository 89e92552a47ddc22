/**
 * The passed tests by project: for each test file the files it read, and a hash of them. Shared by
 * all clones on the machine; the last writer wins, and a lost entry costs only time.
 *
 * @typedef {{ reads: string[], state: string, tests: number, at: number }} Passed
 * @typedef {Record<string, Passed[]>} Kept by test file, the newest first
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { basename, join } from 'node:path';
import { filesUnder } from '../../setup/files.mjs';
import { cacheFolder } from '../../setup/cacheFolder.mjs';
import { stateOf } from './hashes.mjs';

/** The number of states kept for switching between branches, and their lifetime. */
const MOST_STATES = 6;
const KEPT_MS = 30 * 24 * 3600_000;

const fileOf = (/** @type {string} */ project) => join(cacheFolder('tests'), `${project}.json.gz`);

/** @returns {string[]} the projects of which something is remembered */
export const projectsRemembered = () =>
  filesUnder(cacheFolder('tests')).map((file) => basename(file, '.json.gz'));

/**
 * @param {string} project
 * @returns {Kept}
 */
export function readMemory(project) {
  try {
    const { paths, passed } = JSON.parse(gunzipSync(readFileSync(fileOf(project))).toString());
    const open = (/** @type {any} */ one) => ({
      ...one,
      reads: one.reads.map((/** @type {number} */ at) => paths[at]),
    });
    return Object.fromEntries(
      Object.entries(passed).map(([file, all]) => [file, /** @type {any[]} */ (all).map(open)]),
    );
  } catch {
    // There is no memory yet, or it is corrupt: everything runs.
    return {};
  }
}

/**
 * @param {string} project
 * @param {Kept} kept
 */
export function writeMemory(project, kept) {
  /** @type {Map<string, number>} */
  const places = new Map();
  const placeOf = (/** @type {string} */ path) => {
    if (!places.has(path)) places.set(path, places.size);
    return places.get(path);
  };
  const close = (/** @type {Passed} */ one) => ({ ...one, reads: one.reads.map(placeOf) });
  const passed = Object.fromEntries(
    Object.entries(kept).map(([file, all]) => [file, all.filter(isRecent).map(close)]),
  );
  const file = fileOf(project);
  mkdirSync(cacheFolder('tests'), { recursive: true });
  writeFileSync(
    `${file}.${process.pid}`,
    gzipSync(JSON.stringify({ paths: [...places.keys()], passed })),
  );
  renameSync(`${file}.${process.pid}`, file);
}

const isRecent = (/** @type {Passed} */ { at }) => Date.now() - at < KEPT_MS;

/**
 * The number of tests that passed in this file with everything it reads unchanged.
 * @param {Kept} kept
 * @param {string} file
 * @returns {number | null} null: never seen so
 */
export const passedBefore = (kept, file) =>
  kept[file]?.find(({ reads, state }) => stateOf(reads) === state)?.tests ?? null;

/**
 * @param {Kept} kept
 * @param {string} file
 * @param {{ reads: string[], tests: number, isChanged: (note: string) => boolean }} passed
 */
export function remember(kept, file, { reads, tests, isChanged }) {
  const state = stateOf(reads);
  if (state === null || reads.some(isChanged)) return;
  const others = (kept[file] ?? []).filter((one) => one.state !== state);
  kept[file] = [{ reads, state, tests, at: Date.now() }, ...others].slice(0, MOST_STATES);
}
