/**
 * node tools/jest/grouped.mjs <project> [arguments of jest…]
 *
 * Runs the tests of a project of apps/ whose files load much: several files to a load. Its report,
 * reports/jest/<project>.json, speaks of the files all the same.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf, inRoot, root } from '../setup/root.mjs';
import { command, Stop } from '../setup/say.mjs';
import { byFile, groupFile, groupsOf } from './groups.mjs';

/** @param {string} file */
const nameOf = (file) => relative(root, file);

/**
 * @param {string} project
 * @param {string} folder
 */
function writeGroups(project, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tests = filesUnder(inRoot('apps', project, 'src'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const { alone, groups } = groupsOf(tests);
  const filesIn = new Map();
  for (const [at, files] of groups.entries()) {
    const path = `${folder}/${at}.test.ts`;
    writeFileSync(path, groupFile(files, nameOf));
    filesIn.set(path, files);
  }
  return { alone, filesIn };
}

await command(async () => {
  const [project, ...args] = process.argv.slice(2);
  if (!project) throw new Stop('Say whose tests: node tools/jest/grouped.mjs <project>');
  const folder = inRoot('reports', 'grouped', project);
  const { alone, filesIn } = writeGroups(project, folder);
  const report = inRoot('reports', 'jest', `${project}.json`);
  const home = inRoot('apps', project);
  const { code } = await runNode(
    binOf('jest'),
    [
      ...['-c', `${home}/jest.config.cjs`, '--roots', folder, `${home}/src`],
      ...['--json', `--outputFile=${report}`, ...args],
      ...['--runTestsByPath', ...filesIn.keys(), ...alone],
    ],
    { cwd: root },
  );
  const said = JSON.parse(readFileSync(report, 'utf8'));
  said.testResults = byFile(said.testResults, filesIn, nameOf);
  writeFileSync(report, JSON.stringify(said));
  return code;
});
