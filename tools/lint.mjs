/**
 * node tools/lint.mjs [--all]: one pass of ESLint and one of oxlint over the tree. Files that
 * passed under the same rules, in any clone, are skipped; --all skips none.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import './fence/graph.mjs';
import { closures } from './lint/closures.mjs';
import { augmentations, contextOf } from './lint/context.mjs';
import { importsOf } from './lint/imports.mjs';
import { memoryOf } from './lint/memory.mjs';
import { isTyped, readSources } from './lint/sources.mjs';
import { hashOf } from './setup/hash.mjs';
import { runNode } from './setup/process.mjs';
import { binOf, root } from './setup/root.mjs';
import { command, say, seconds } from './setup/say.mjs';

/** @typedef {{ place: string, key: string }} KeyedFile */
/** @typedef {(asked: readonly KeyedFile[]) => Promise<KeyedFile[]>} Judge returns what passed */

/** For fewer files a second process costs more than it saves. */
const WORTH_MORE = 400;

/**
 * A directive that lets everything pass would let the complaint about itself pass as well.
 * @param {ESLint.LintResult} result
 * @returns {ESLint.LintResult}
 */
function withOwn({ suppressedMessages, ...result }) {
  const own = suppressedMessages.filter(({ ruleId }) => ruleId === 'cheese/reasons');
  const messages = [...result.messages, ...own];
  return { ...result, suppressedMessages, messages, errorCount: result.errorCount + own.length };
}

/** @type {Judge} */
async function byEslint(asked) {
  const concurrency = asked.length > WORTH_MORE ? Math.min(availableParallelism(), 4) : 'off';
  const eslint = new ESLint({ cwd: root, concurrency });
  const results = (await eslint.lintFiles(asked.map(({ place }) => place))).map(withOwn);
  const ill = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
  if (ill.length > 0) say(await (await eslint.loadFormatter('stylish')).format(ill));
  const isIll = new Set(ill.map(({ filePath }) => filePath));
  return asked.filter(({ place }) => !isIll.has(`${root}/${place}`));
}

/** @type {Judge} It tells no file by file: all passed, or none. */
async function byOxlint(asked) {
  const args = ['--type-aware', ...asked.map(({ place }) => place)];
  const { code, output } = await runNode(binOf('oxlint'), args, { onText: () => undefined });
  if (code !== 0) say(output);
  return code === 0 ? [...asked] : [];
}

/**
 * @param {string} name
 * @param {Judge} judge
 * @param {readonly KeyedFile[]} all
 * @param {ReturnType<typeof memoryOf>} memory
 */
async function pass(name, judge, all, memory) {
  const began = performance.now();
  const asked = all.filter(({ key }) => !memory.has(key));
  const passed = asked.length > 0 ? await judge(asked) : [];
  memory.keep(passed.map(({ key }) => key));
  say(`  ${name}: ${asked.length} of ${all.length} files looked at (${seconds(began)})`);
  return passed.length === asked.length;
}

await command(async () => {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const { sources, config } = readSources();
  const imports = importsOf(sources);
  const remembered = memoryOf(config);
  const memory = { ...remembered, has: (/** @type {string} */ key) => !all && remembered.has(key) };

  const context = contextOf(sources, imports);
  const each = [...sources].map(([place, text]) => ({
    place,
    key: hashOf(['eslint', context, place, text]),
  }));
  const shared = augmentations(sources);
  const typed = [...closures(sources, imports)].filter(([place]) => isTyped(place));
  const led = typed.map(([place, hash]) => ({
    place,
    key: hashOf(['oxlint', shared, place, hash]),
  }));

  const isWellWritten = await pass('ESLint', byEslint, each, memory);
  const isAwaited = await pass('oxlint', byOxlint, led, memory);
  return isWellWritten && isAwaited ? 0 : 1;
});
