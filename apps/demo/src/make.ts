/**
 * Makes the files of the demo content into dist/apps/demo/files; the target `files` of the project
 * runs it, so that what has not changed comes from the cache of the builds.
 */
import { join } from 'node:path';
import { codeMark } from './making/codeMark';
import { fromList } from './making/fromList';
import { makeFiles } from './making/makeFiles';
import { makings } from './making/makings';
import { sideBySide, workForOthers } from './making/sideBySide';

const root = join(import.meta.dirname, '../../..');
const generators = join(root, 'libs/generators/src');

async function makeAll() {
  const count = await makeFiles(makings, join(root, 'dist/apps/demo/files'), {
    markOf: (by) => codeMark(join(generators, by)),
    work: (tasks) => sideBySide(import.meta.filename, tasks),
  });
  process.stdout.write(`${count} things of the demo content are made anew.\n`);
}

if (process.argv.includes('--worker')) workForOthers(fromList(makings));
else await makeAll();
