/**
 * Makes the files of the demo content into dist/apps/demo/files; the target `files` of the project
 * runs it, so that what has not changed comes from the cache of the builds.
 */
import { join } from 'node:path';
import { codeMark } from './making/codeMark';
import { makeFiles } from './making/makeFiles';
import { makings } from './making/makings';

const root = join(import.meta.dirname, '../../..');
const generators = join(root, 'libs/generators/src');

const count = await makeFiles(makings, join(root, 'dist/apps/demo/files'), (by) =>
  codeMark(join(generators, by)),
);
process.stdout.write(`${count} things of the demo content are made anew.\n`);
