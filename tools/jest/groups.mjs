/**
 * Test files of an app in groups that load the app once: loading it for each file took two fifths
 * of the server's run and a quarter of the pages'. A group is a file generated for the run; the
 * report lists the files in it.
 *
 * @typedef {{ status: string, ancestorTitles: string[], fullName: string, duration?: number | null, failureMessages?: (string | null)[] | null }} Assertion
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} Suite
 */

const FILES_EACH = 40;

/**
 * A test file runs on its own, outside a group, if it mocks time or modules, starts programs, needs
 * another environment than its group, or loads drizzle-kit, which adds to the prototype of arrays.
 */
const turnsTheWorld = /\bjest\.(?!fn\b)|'node:child_process'|'drizzle-kit|@jest-environment/;

/** @param {{ file: string, text: string }[]} tests */
export function groupsOf(tests) {
  const alone = tests.filter(({ text }) => turnsTheWorld.test(text)).map(({ file }) => file);
  const together = tests.map(({ file }) => file).filter((file) => !alone.includes(file));
  const count = Math.max(1, Math.ceil(together.length / FILES_EACH));
  const groups = Array.from({ length: count }, (_, group) =>
    together.filter((_file, at) => at % count === group),
  );
  return { alone, groups };
}

/**
 * @param {string[]} files
 * @param {(file: string) => string} nameOf
 */
export const groupFile = (files, nameOf) =>
  files
    .map((file) => {
      const [name, path] = [nameOf(file), file].map((text) => JSON.stringify(text));
      const current = `beforeAll(() => Object.assign(globalThis, { testFile: ${path} }));`;
      return `describe(${name}, () => {\n  ${current}\n  require(${path});\n});\n`;
    })
    .join('');

/**
 * The results of a run of groups, as if each file had run by itself.
 * @param {Suite[]} suites
 * @param {Map<string, string[]>} filesIn by the path of a group
 * @param {(file: string) => string} nameOf
 */
export const byFile = (suites, filesIn, nameOf) =>
  suites.flatMap((suite) => {
    const files = filesIn.get(suite.name);
    return files ? files.map((name) => suiteOf(suite, name, nameOf(name))) : [suite];
  });

/**
 * @param {Suite} group
 * @param {string} name
 * @param {string} title
 * @returns {Suite}
 */
function suiteOf(group, name, title) {
  const own = group.assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === title);
  const failed = own.filter(({ status }) => status === 'failed');
  // A file without any reported test crashed together with its group.
  const fell = own.length === 0 || failed.length > 0;
  const messages = failed.flatMap(({ failureMessages }) => failureMessages ?? []);
  const message = own.length === 0 ? group.message : messages.join('\n');
  const assertionResults = own.map((test) => ({
    ...test,
    ancestorTitles: test.ancestorTitles.slice(1),
    fullName: test.fullName.slice(title.length + 1),
  }));
  return { ...group, name, message, assertionResults, status: fell ? 'failed' : 'passed' };
}
