const { mkdirSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '..', '..');

/**
 * Where the tests of a project lie whose files are run in groups: its own, and those that are
 * written for a run (writeGroups.mjs).
 * @param {string} home the folder of the project
 */
module.exports = function roots(home) {
  const groups = join(root, 'reports', 'grouped', relative(root, home));
  mkdirSync(groups, { recursive: true });
  return [join(home, 'src'), groups];
};
