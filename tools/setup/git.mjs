import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @param {...string} args
 * @returns {string | null} null: git says no
 */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : null;
}

/** Every file that git tracks or does not ignore. */
export const treeFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
    ?.split('\0')
    .filter(Boolean) ?? null;
