/**
 * The current state of the tree, to compare with the recorded reads of a test (trace/reads.cjs).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../../setup/files.mjs';
import { treeFiles } from '../../setup/git.mjs';
import { hashOf } from '../../setup/hash.mjs';
import { inRoot } from '../../setup/root.mjs';

/** @param {string} path */
function contentOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 'nothing';
  return stat.isFile() ? hashOf([readFileSync(path)]) : 'folder';
}

/**
 * @param {string} path
 * @param {boolean} recursive
 */
function namesIn(path, recursive) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'no folder';
  return hashOf(readdirSync(path, { recursive, encoding: 'utf8' }).sort());
}

const isMap = /\.map$/;

/** @param {string} folder */
const allIn = (folder) =>
  hashOf(
    filesUnder(folder)
      .filter((path) => !isMap.test(path))
      .map((path) => `${relative(folder, path)} ${contentOf(path)}`),
  );

/** The properties of the machine that affect results. */
const machine = [process.version, process.platform, process.arch, process.env.TZ].join(' ');

const isProse = /\.(md|webp)$/;

/** Null if git does not answer, so that nothing can be said. */
const wholeTree = () => treeFiles()?.filter((file) => !isProse.test(file)) ?? null;

function stateOfTree() {
  const files = wholeTree();
  return files && hashOf(files.map((file) => `${file} ${nowOf(`f:${file}`)}`));
}

/** @type {Record<string, (path: string) => string | null>} */
const readers = {
  f: contentOf,
  c: allIn,
  e: (path) => (existsSync(path) ? 'something' : 'nothing'),
  d: (path) => namesIn(path, false),
  t: (path) => namesIn(path, true),
  w: stateOfTree,
  m: () => machine,
};

/** @type {Map<string, string | null>} */
const known = new Map();

/** For callers that change files during a run. */
export const forgetStates = () => known.clear();

/**
 * Cached for the run: changes during it are not noticed.
 * @param {string} note
 */
function nowOf(note) {
  const read = known.get(note);
  if (read !== undefined) return read;
  const now = readers[note.slice(0, 1)]?.(inRoot(note.slice(2))) ?? null;
  known.set(note, now);
  return now;
}

/**
 * One hash of the current content of everything that was read.
 * @param {readonly string[]} notes
 * @returns {string | null} null: some of it cannot be told
 */
export function stateOf(notes) {
  const states = notes.map((note) => [note, nowOf(note)]);
  return states.some(([, now]) => now === null)
    ? null
    : hashOf(states.map((pair) => pair.join(' ')));
}

/** @type {Record<string, (path: string) => string[]>} */
const filesBehind = {
  c: (path) => filesUnder(path),
  t: (path) => [path, ...filesUnder(path)],
  w: () => wholeTree()?.map((file) => inRoot(file)) ?? [],
  m: () => [],
};

/**
 * True if a read file was modified during the test, so that it is unknown which version passed.
 * @param {number} since
 * @returns {(note: string) => boolean}
 */
export function changedSince(since) {
  /** @type {Map<string, boolean>} */
  const told = new Map();
  return (note) => {
    const isChanged = told.get(note) ?? isWrittenSince(note, since);
    told.set(note, isChanged);
    return isChanged;
  };
}

/**
 * @param {string} note
 * @param {number} since
 */
function isWrittenSince(note, since) {
  const behind = filesBehind[note.slice(0, 1)] ?? ((/** @type {string} */ path) => [path]);
  return behind(inRoot(note.slice(2))).some((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat !== undefined && stat.mtimeMs > since;
  });
}
