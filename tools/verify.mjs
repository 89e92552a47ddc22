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
 * Uncommitted and untracked files count as changed too.
 * @param {string | undefined} asked
 * @returns {Promise<string[] | null>} null: all, there is nothing to compare with
 */
async function affectedProjects(asked) {
  const base = baseCommit(asked);
  if (!base) {
    say('There is no commit to compare with: everything counts as changed.');
    return null;
  }
  const question = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { code, stdout, output } = await askNx(question);
  if (code !== 0) throw new Stop(`Nx could not tell what is affected:\n${output}`);
  /** @type {string[]} */
  const projects = JSON.parse(stdout).sort();
  say(`Changed since ${base.slice(0, 10)}, with what is not committed yet.`);
  say(projects.length > 0 ? `Affected: ${projects.join(', ')}` : 'Nothing is affected.');
  return projects;
}

/**
 * @param {string} target
 * @param {string[] | null} projects
 */
const nx = (target, projects) =>
  runNx(['run-many', '-t', target, ...(projects ? ['-p', projects.join(',')] : [])]);

/**
 * The records of tests know best what they read, even outside their project: a project with records
 * is included whether or not Nx counts it as affected.
 * @param {string[] | null} projects
 */
async function test(projects) {
  const { runTests } = await import('./jest/runTests.mjs');
  const { projectsRemembered } = await import('./jest/memory/memory.mjs');
  const names = projects ? [...new Set([...projects, ...projectsRemembered()])] : [];
  const { code, report } = await runTests({ names });
  say(`  tests: ${report.passed} passed, of these ${report.remembered} before`);
  return code;
}

/** @param {string[] | null} projects */
async function verify(projects) {
  const steps = [
    async () => (await runNode('tools/lint.mjs')).code,
    ...(projects?.length === 0 ? [] : [() => nx('typecheck', projects)]),
    () => test(projects),
    ...(projects?.length === 0 ? [] : [() => nx('build', projects)]),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

await command(async () => {
  const { affected, base } = readOptions();
  if (base && !affected) throw new Stop('--base goes with --affected.');
  requireNode();
  await ensureInstalled();
  const began = performance.now();
  const code = await verify(affected ? await affectedProjects(base) : null);
  say(`\n${code === 0 ? 'Verified' : 'Failed'} in ${seconds(began)}.`);
  return code;
});
