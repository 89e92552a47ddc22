/**
 * node tools/fence/check.mjs
 *
 * Proves that the fences hold. Each file under wrong/ stands for a file at the same path of the
 * repository, and each of its lines must be reported; each file under right/ must pass. A project
 * without a layer, or without a wrong example, fails too.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ESLint } from 'eslint';
import { filesUnder } from '../setup/files.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { depConstraints } from './boundaries.mjs';
import { projects } from './projects.mjs';

const fences = new Set([
  '@nx/enforce-module-boundaries',
  '@typescript-eslint/no-restricted-imports',
  '@typescript-eslint/no-require-imports',
  'no-restricted-syntax',
  'no-restricted-globals',
  'no-restricted-properties',
  'cheese/rooms',
  'cheese/lazy-defaults',
  'cheese/words',
  'cheese/raw-routes',
  'cheese/plain-literals',
  'cheese/addresses',
  'cheese/barrels',
  'cheese/clock',
  'cheese/colours',
  'cheese/foreign-tables',
  'cheese/foreign-writes',
  'cheese/pure',
  'cheese/queries',
  'cheese/reasons',
  'cheese/named-codes',
]);

// The files do not exist at their claimed paths, so there is no type information for them.
const withoutTypes = {
  files: ['**/*'],
  languageOptions: { parserOptions: { projectService: false } },
};

const eslint = new ESLint({
  cwd: root,
  overrideConfig: [withoutTypes],
  ruleFilter: ({ ruleId }) => fences.has(ruleId),
});

/**
 * @param {string} code
 * @param {string} filePath
 */
async function reportedLines(code, filePath) {
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Stop(`ESLint does not look at ${filePath}.`);
  const broken = result.messages.find(({ fatal }) => fatal);
  if (broken) throw new Stop(`${filePath} does not parse: ${broken.message}`);
  // A directive that lets everything pass would let its own complaint pass as well.
  const own = result.suppressedMessages.filter(({ ruleId }) => ruleId === 'cheese/reasons');
  return new Map(
    [...result.messages, ...own].map(({ line, ruleId, message }) => [
      line,
      `${ruleId}: ${message}`,
    ]),
  );
}

/** @param {string} code */
const statements = (code) =>
  code
    .split('\n')
    .flatMap((text, index) => (/^(\/\/|$)/.test(text) ? [] : [{ text, line: index + 1 }]));

/**
 * @param {'wrong' | 'right'} kind
 * @returns {Promise<{ lines: number, complaints: string[] }>}
 */
async function check(kind) {
  const home = inRoot('tools', 'fence', kind);
  const complaints = [];
  let lines = 0;
  for (const file of filesUnder(home)) {
    const code = readFileSync(file, 'utf8');
    const reported = await reportedLines(code, inRoot(relative(home, file)));
    for (const { text, line } of statements(code)) {
      lines += 1;
      const place = `${relative(root, file)}:${line}: ${text}`;
      if (kind === 'wrong' && !reported.has(line)) complaints.push(`passes: ${place}`);
      if (kind === 'right' && reported.has(line)) {
        complaints.push(`is refused: ${place}\n    ${reported.get(line)}`);
      }
    }
  }
  return { lines, complaints };
}

const bound = new Set(depConstraints.map(({ sourceTag }) => sourceTag));

/**
 * The reasons why a project is not covered by the fences, in words.
 * @param {import('./projects.mjs').Project} project
 * @returns {string[]}
 */
function uncovered({ name, root: home, tags }) {
  const layer = tags.find((tag) => tag.startsWith('layer:'));
  const missing = ['layer:', 'runs:', 'scope:'].filter(
    (kind) => tags.filter((tag) => tag.startsWith(kind)).length !== 1,
  );
  return [
    ...missing.map((kind) => `${name}: one tag ${kind}… is wanted in its project.json`),
    ...(layer && !bound.has(layer) ? [`${name}: boundaries.mjs does not know ${layer}`] : []),
    ...(filesUnder(inRoot('tools', 'fence', 'wrong', home)).length === 0
      ? [`${name}: no wrong line of it is tried: add tools/fence/wrong/${home}`]
      : []),
  ];
}

await command(async () => {
  const wrong = await check('wrong');
  const right = await check('right');
  const complaints = [...wrong.complaints, ...right.complaints, ...projects.flatMap(uncovered)];
  complaints.forEach((complaint) => say(`  ${complaint}`));
  say(
    `Fences: ${wrong.lines} wrong lines and ${right.lines} right ones in ${projects.length} projects, ${complaints.length} misjudged.`,
  );
  return complaints.length > 0 ? 1 : 0;
});
