import { dirname, relative } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { inRoot, root } from '../setup/root.mjs';

/** A longer list does not fit on a screen, so such a folder needs subfolders. */
const MOST_FILES = 25;

/** Collections of similar files that are looked up by name and never read as a list. */
const sets = ['libs/generators/src/pictures/motifs'];

const isProduct = (/** @type {string} */ file) =>
  /\.(ts|tsx|mjs)$/.test(file) &&
  !/\.(test|spec|journey|d)\.(ts|tsx|mjs)$/.test(file) &&
  !file.includes('node_modules');

it('no folder holds more files than fit a screen', () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of ['apps', 'libs', 'tools'].flatMap((name) => filesUnder(inRoot(name)))) {
    if (!isProduct(file)) continue;
    const folder = relative(root, dirname(file));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
  expect(crowded.filter((folder) => !sets.includes(folder))).toEqual([]);
});
