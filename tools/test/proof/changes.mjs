/** Random changes of one byte each, reproducible by seed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { git } from '../../setup/git.mjs';
import { inRoot } from '../../setup/root.mjs';
import { Stop } from '../../setup/say.mjs';

/** @typedef {{ file: string, at: number, byte: number }} Change */

/** Prose affects nothing and is read by few tests; pictures and films would make up most bytes. */
const isLeftOut = /\.(md|webp|mp4|glb|png|pdf|ttf)$|^docs\//;

/** @param {number} seed */
function random(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * @param {number} count
 * @param {number} seed
 * @returns {Change[]} each in a file of its own
 */
export function chooseChanges(count, seed) {
  if (git('status', '--porcelain') !== '') throw new Stop('Commit first: files will be changed.');
  const files = (git('ls-files', '-z') ?? '')
    .split('\0')
    .filter((file) => file && !isLeftOut.test(file) && readFileSync(inRoot(file)).length > 0);
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const [file = ''] = files.splice(next(files.length), 1);
    const bytes = readFileSync(inRoot(file));
    const at = next(bytes.length);
    // A letter becomes another one, and any other byte becomes a letter.
    return { file, at, byte: bytes[at] === 0x71 ? 0x78 : 0x71 };
  });
}

/**
 * Applies the changes to the tree while `work` runs.
 * @template T
 * @param {readonly Change[]} changes
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withChanges(changes, work) {
  const before = changes.map(({ file }) => readFileSync(inRoot(file)));
  const restore = () =>
    changes.forEach(({ file }, nth) => writeFileSync(inRoot(file), before[nth] ?? ''));
  process.once('exit', restore);
  try {
    for (const [nth, { file, at, byte }] of changes.entries()) {
      const bytes = Buffer.from(before[nth] ?? '');
      bytes[at] = byte;
      writeFileSync(inRoot(file), bytes);
    }
    return await work();
  } finally {
    restore();
    process.off('exit', restore);
  }
}
