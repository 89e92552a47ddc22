/** The files of the product, and those of them worth mutating. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../setup/root.mjs';

/** Texts, demo rows, tables (their migrations are what runs), and rendering. */
const leftOut = [
  /\.test\.|\.d\.ts$|\.tables\.ts$|\.seed\.ts$/,
  /(^|\/)(testing|seed|demo|migrations|texts|dev|scenes|brush|styles|look|drawing|pictures)\//,
  /(^|\/)(\w*[tT]exts|\w*Messages|\w*Look|tableParts|tokens|theme|shaders|main)\.tsx?$/,
  /^apps\/web\/src\/pages\/coming\/areas\//,
];

/** @param {string} file */
export const isProduct = (file) =>
  /^(apps|libs)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !leftOut.some((rule) => rule.test(file));

/** @param {string} file of `apps/web`, `libs/domain`, `tools` */
export const projectOf = (file) =>
  file.startsWith('tools/') ? 'tools' : file.split('/').slice(0, 2).join('/');

/** @param {string} file */
export const read = (file) => readFileSync(inRoot(file), 'utf8');

/** @param {...string} args */
function filesByGit(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return stdout.split('\n').filter((file) => file && existsSync(inRoot(file)));
}

const untracked = () => filesByGit('ls-files', '--others', '--exclude-standard');

export const allFiles = () => [...filesByGit('ls-files'), ...untracked()].sort();

/** @param {string} base */
export const filesChangedSince = (base) =>
  [...filesByGit('diff', '--name-only', '--relative', base), ...untracked()].sort();
