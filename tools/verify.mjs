/**
 * npm run verify [-- --affected [--base REV]]: lint, type-check, test and build of everything, or
 * of what the change touches; see tools/README.md.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { askNx, runNx } from './setup/nx.mjs';
import { runNode } from './setup/process.mjs';
import { command, say, seconds, Stop } from './setup/say.mjs';
import { baseCommit } from './verify/base.mjs';
import { changedFiles, leafOf, verifyLeaf } from './verify/leaf.mjs';

const run = ['run-many', '-t', 'typecheck', 'test', 'build'];

/** Of everything: it remembers what passed. */
const lint = async () => (await runNode('tools/lint.mjs')).code;

function readOptions() {
  const options = /** @type {const} */ ({
    affected: { type: 'boolean', default: false },
    base: { type: 'string' },
  });
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(`${reason}\nUsage: npm run verify [-- --affected [--base REV]]`);
  }
}

/**
 * Uncommitted and untracked files count as changed, too.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
async function affectedProjects(base) {
  const question = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { code, stdout, output } = await askNx(question);
  if (code !== 0) throw new Stop(`Nx could not tell what is affected:\n${output}`);
  return JSON.parse(stdout).sort();
}

/**
 * What the change touches, or everything where there is nothing to compare with.
 * @param {string} [asked]
 * @returns {Promise<number>} the exit code
 */
async function verifyAffected(asked) {
  const base = baseCommit(asked);
  if (!base) {
    say('There is no commit to compare with: everything counts as changed.');
    return runNx(run);
  }
  const projects = await affectedProjects(base);
  say(`Changed since ${base.slice(0, 10)}, with what is not committed yet.`);
  say(projects.length > 0 ? `Affected: ${projects.join(', ')}` : 'Nothing is affected.');
  if (projects.length === 0) return 0;
  const files = changedFiles(base);
  const leaf = leafOf(files);
  const code = leaf && (await verifyLeaf(leaf, files, projects));
  if (code !== null) return code;
  return runNx([...run, '-p', projects.join(',')]);
}

await command(async () => {
  const { affected, base } = readOptions();
  if (base && !affected) throw new Stop('--base goes with --affected.');
  requireNode();
  await ensureInstalled();
  const began = performance.now();
  const code = (await lint()) || (affected ? await verifyAffected(base) : await runNx(run));
  say(`\n${code === 0 ? 'Verified' : 'Failed'} in ${seconds(began)}.`);
  return code;
});
