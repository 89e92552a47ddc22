/**
 * Makes the files of the demo content into dist/apps/demo/files, or, asked with --large, what a
 * start does not wait for into dist/apps/demo/large. The targets `files` and `large` of the project
 * run it, so that what has not changed comes from the cache of the builds.
 */
import { join } from 'node:path';
import { codeMark } from './making/codeMark';
import { fromList } from './making/fromList';
import { makeFiles, makeLargeFiles } from './making/makeFiles';
import { makings } from './making/makings';
import { sideBySide, workForOthers } from './making/sideBySide';

const root = join(import.meta.dirname, '../../..');
const made = join(root, 'dist/apps/demo');
const generators = join(root, 'libs/generators/src');

async function makeAll() {
  const ways = {
    markOf: (by: string) => codeMark(join(generators, by)),
    work: (tasks: Parameters<typeof sideBySide>[1]) => sideBySide(import.meta.filename, tasks),
  };
  const count = process.argv.includes('--large')
    ? await makeLargeFiles(makings, join(made, 'large'), ways)
    : await makeFiles(makings, join(made, 'files'), ways);
  process.stdout.write(`${count} things of the demo content are made anew.\n`);
}

if (process.argv.includes('--worker')) workForOthers(fromList(makings));
else await makeAll();
