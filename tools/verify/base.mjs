/**
 * The commit that `--affected` compares with.
 *
 * @typedef {object} Repository
 * @property {string} branch '' when no branch is checked out, as in CI
 * @property {string | null} head
 * @property {string | null} parent
 * @property {string | null} forkPoint where this work left the main line
 */
import { git } from '../setup/git.mjs';
import { Stop } from '../setup/say.mjs';

const mainLine = 'main';

/**
 * On a branch: the fork point. On the main branch itself: the previous commit.
 * @param {Repository} repository
 * @returns {string | null} null: there is nothing to compare with
 */
export function chooseBase({ branch, head, parent, forkPoint }) {
  const isOnMainLine = branch === mainLine || (branch === '' && forkPoint === head);
  return isOnMainLine ? parent : forkPoint;
}

/**
 * @param {...string} args
 * @returns {string | null} null: git says no
 */
const ask = (...args) => git(...args)?.trim() ?? null;

/** @param {string} revision */
const commitOf = (revision) => ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);

/** @returns {Repository} */
function readRepository() {
  // The remote's branch first, because a local one is often behind.
  const line = [`origin/${mainLine}`, mainLine].find((name) => commitOf(name));
  return {
    branch: ask('branch', '--show-current') ?? '',
    head: commitOf('HEAD'),
    parent: commitOf('HEAD~1'),
    forkPoint: line ? ask('merge-base', 'HEAD', line) : null,
  };
}

/**
 * @param {string | undefined} asked the person's own choice
 * @returns {string | null} a commit; null: everything counts as changed
 */
export function baseCommit(asked) {
  if (ask('rev-parse', '--git-dir') === null) throw new Stop('--affected needs a git repository.');
  if (!asked) return chooseBase(readRepository());
  const commit = commitOf(asked);
  if (!commit) throw new Stop(`--base ${asked} is no commit of this repository.`);
  return commit;
}
