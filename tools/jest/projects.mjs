/** The projects with tests, and their test files. */
import { existsSync, readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { inRoot, root } from '../setup/root.mjs';

/** @typedef {{ name: string, home: string, config: string }} Project by places in the repository */

/** @returns {Project[]} */
export const testedProjects = () =>
  ['apps', 'libs']
    .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`))
    .concat('tools')
    .map((home) => ({
      name: home.split('/').at(-1) ?? '',
      home,
      config: `${home}/jest.config.cjs`,
    }))
    .filter(({ config }) => existsSync(inRoot(config)));

const isTest = /\.test\.(tsx?|mjs)$/;
const isLeftOut = /\/(node_modules|e2e)\/|^tools\/fence\/(wrong|right)\//;

/** @param {Project} project */
export const testsOf = ({ home }) =>
  filesUnder(inRoot(home))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => isTest.test(file) && !isLeftOut.test(file));
