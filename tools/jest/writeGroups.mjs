import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../setup/root.mjs';
import { groupFile, groupsOf } from './groups.mjs';

/** Projects with expensive imports: several of their test files share one load. */
const grouped = ['server', 'web', 'emergency'].map((name) => inRoot('apps', name));
const folder = inRoot('reports', 'grouped');

/**
 * @param {string[]} files of tests, by their paths
 * @returns {{ paths: string[], filesIn: Map<string, string[]> }} what jest is to run, and the files in each group
 */
export function writeGroups(files) {
  rmSync(folder, { recursive: true, force: true });
  const filesIn = new Map();
  const paths = files.filter((file) => !grouped.some((home) => file.startsWith(home)));
  for (const home of grouped) {
    const own = files.filter((file) => file.startsWith(home));
    const { alone, groups } = groupsOf(
      own.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    );
    paths.push(...alone);
    const place = `${folder}/${relative(root, home)}`;
    mkdirSync(place, { recursive: true });
    for (const [at, members] of groups.filter(({ length }) => length > 0).entries()) {
      const path = `${place}/${at}.test.ts`;
      writeFileSync(
        path,
        groupFile(members, (file) => relative(root, file)),
      );
      filesIn.set(path, members);
      paths.push(path);
    }
  }
  return { paths, filesIn };
}
