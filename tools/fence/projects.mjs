/**
 * The projects as their project.json describes them, so that the fences match tags and places
 * rather than lists of names: a new library is covered from its first day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';

/** @typedef {{ name: string, root: string, tags: string[] }} Project */

/** @param {string} root */
function projectAt(root) {
  const file = inRoot(root, 'project.json');
  if (!existsSync(file)) return [];
  const { name, tags = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return [/** @type {Project} */ ({ name, root, tags })];
}

const foldersOf = (/** @type {string} */ home) =>
  readdirSync(inRoot(home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${home}/${name}`);

/** @type {Project[]} */
export const projects = [...foldersOf('apps'), ...foldersOf('libs'), 'tools'].flatMap(projectAt);

/** @param {(tags: string[]) => boolean} fits */
export const sourcesWhere = (fits) =>
  projects.filter(({ tags }) => fits(tags)).map(({ root }) => `${root}/src/**`);
