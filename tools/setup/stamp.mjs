/**
 * Records inside node_modules what it was installed from. Written by install.mjs, and by npm's
 * "prepare" step after a manual `npm ci`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const file = inRoot('node_modules', '.installed');

/**
 * Native packages differ by platform, and some by Node's major version.
 * @param {string | Buffer} lockfile
 * @param {{ node: string, platform: string, arch: string }} [machine]
 */
export function stampOf(lockfile, { node, platform, arch } = thisMachine()) {
  const lock = createHash('sha256').update(lockfile).digest('hex');
  return `${lock} node${node.split('.')[0]} ${platform}-${arch}`;
}

function thisMachine() {
  return { node: process.versions.node, platform: process.platform, arch: process.arch };
}

const wanted = () => stampOf(readFileSync(inRoot('package-lock.json')));

export const isInstalled = () => existsSync(file) && readFileSync(file, 'utf8') === wanted();

export const writeStamp = () => writeFileSync(file, wanted());
