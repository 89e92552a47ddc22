/** What stands in the tree now, for one note of what a test read (trace/reads.cjs). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../../setup/files.mjs';
import { inRoot, root } from '../../setup/root.mjs';

/** @param {string | Uint8Array} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** @param {string} path */
function contentOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 'nothing';
  return stat.isFile() ? hashOf(readFileSync(path)) : 'folder';
}

/**
 * @param {string} path
 * @param {boolean} recursive
 */
function namesIn(path, recursive) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'no folder';
  return hashOf(readdirSync(path, { recursive, encoding: 'utf8' }).sort().join('\n'));
}

const isMap = /\.map$/;

/** @param {string} folder */
const allIn = (folder) =>
  hashOf(
    filesUnder(folder)
      .filter((path) => !isMap.test(path))
      .map((path) => `${relative(folder, path)} ${contentOf(path)}`)
      .join('\n'),
  );

/** What differs by machine and not by file. */
const machine = [process.version, process.platform, process.arch, process.env.TZ].join(' ');

const isProse = /\.(md|webp)$/;

/** @returns {string[] | null} null: nobody can tell, because git does not answer */
function treeFiles() {
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', asked, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) return null;
  return stdout.split('\0').filter((file) => file && !isProse.test(file));
}

function wholeTree() {
  const files = treeFiles();
  return files && hashOf(files.map((file) => `${file} ${nowOf(`f:${file}`)}`).join('\n'));
}

/** @type {Record<string, (path: string) => string | null>} */
const readers = {
  f: contentOf,
  c: allIn,
  e: (path) => (existsSync(path) ? 'something' : 'nothing'),
  d: (path) => namesIn(path, false),
  t: (path) => namesIn(path, true),
  w: wholeTree,
  m: () => machine,
};

/** @type {Map<string, string | null>} */
const known = new Map();

/** For whoever changes files meanwhile. */
export const forgetStates = () => known.clear();

/**
 * Read once for a run: what changes while it runs is not looked for.
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
 * One hash of all that was read, as it stands now.
 * @param {readonly string[]} notes
 * @returns {string | null} null: some of it cannot be told
 */
export function stateOf(notes) {
  const states = notes.map((note) => [note, nowOf(note)]);
  return states.some(([, now]) => now === null)
    ? null
    : hashOf(states.map((pair) => pair.join(' ')).join('\n'));
}

/** @type {Record<string, (path: string) => string[]>} */
const filesBehind = {
  c: (path) => filesUnder(path),
  t: (path) => [path, ...filesUnder(path)],
  w: () => treeFiles()?.map((file) => inRoot(file)) ?? [],
  m: () => [],
};

/**
 * Whether somebody wrote to what was read while it was read: nobody knows then which of both passed.
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
