/**
 * One run of jest over the test files of several projects that have not passed in their current
 * state.
 *
 * @typedef {import('./projects.mjs').Project} Project
 * @typedef {{ passed: number, failed: number, remembered: number, failedFiles: string[], seconds: number }} Report
 * @typedef {{ all?: boolean | undefined, seed?: string | undefined, names: string[], only?: string[] | undefined, forgets?: boolean | undefined }} TestRequest forgets: nothing of it is remembered
 * @typedef {Map<Project, { kept: import('./memory/memory.mjs').Kept, toRun: string[] }>} Work
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf, inRoot, root } from '../setup/root.mjs';
import { withExitCode } from '../test/counts.mjs';
import { byFile } from './groups.mjs';
import { changedSince } from './memory/hashes.mjs';
import { passedBefore, readMemory, remember, writeMemory } from './memory/memory.mjs';
import { settingsOf } from './memory/settings.mjs';
import { testedProjects, testsOf } from './projects.mjs';
import { writeGroups } from './writeGroups.mjs';

const traces = inRoot('reports', 'traces');
const rawReport = inRoot('reports', 'jest', 'jest.json');
const place = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');

/**
 * The test files to run of each project, and the number of tests skipped.
 * @param {TestRequest} asked
 */
function divide({ all, names, only }) {
  /** @type {Work} */
  const work = new Map();
  let remembered = 0;
  for (const project of testedProjects()) {
    if (names.length > 0 && !names.includes(project.name)) continue;
    const kept = readMemory(project.name);
    const tests = testsOf(project).filter((file) => !only || only.includes(file));
    const toRun = tests.filter((file) => {
      const before = all ? null : passedBefore(kept, file);
      remembered += before ?? 0;
      return before === null;
    });
    work.set(project, { kept, toRun });
  }
  return { work, remembered };
}

/**
 * @param {Work} work
 * @param {string | undefined} seed
 */
async function runJest(work, seed) {
  const busy = [...work].filter(([, { toRun }]) => toRun.length > 0);
  const { paths, filesIn } = writeGroups(
    busy.flatMap(([, { toRun }]) => toRun.map((file) => inRoot(file))),
  );
  const line = [
    '--projects',
    ...busy.map(([{ config }]) => config),
    '--maxWorkers=100%',
    '--workerIdleMemoryLimit=2GB',
    '--testTimeout=180000',
    '--randomize',
    ...(seed ? ['--seed', seed] : []),
    '--silent',
    '--json',
    `--outputFile=${rawReport}`,
    '--runTestsByPath',
    ...paths,
  ];
  const env = { ...process.env, NODE_ENV: 'test', TEST_TRACES: traces };
  const { code } = await runNode(binOf('jest'), line, { cwd: root, env });
  if (!existsSync(rawReport)) return { code: code || 1, suites: [] };
  const { testResults } = JSON.parse(readFileSync(rawReport, 'utf8'));
  return { code, suites: byFile(testResults, filesIn, place) };
}

/** @returns {Map<string, string[]>} what each file read, by its place */
const readTraces = () =>
  new Map(
    filesUnder(traces)
      .map((file) => JSON.parse(readFileSync(file, 'utf8')))
      .map(({ file, deps }) => [file, deps]),
  );

/**
 * @param {Work} work
 * @param {import('./groups.mjs').Suite[]} suites
 * @param {number} began
 */
function keep(work, suites, began) {
  const isChanged = changedSince(began);
  const reads = readTraces();
  const passed = new Map(
    suites
      .filter(({ status }) => status === 'passed')
      .map(({ name, assertionResults }) => [place(name), assertionResults.length]),
  );
  for (const [project, { kept, toRun }] of work) {
    const settings = ['m:', ...settingsOf(project.config)];
    for (const file of toRun) {
      const [tests, own] = [passed.get(file), reads.get(file)];
      if (!tests || !own) continue;
      remember(kept, file, { reads: [...new Set([...settings, ...own])], tests, isChanged });
    }
    writeMemory(project.name, kept);
  }
}

/** @param {import('./groups.mjs').Suite[]} suites */
function count(suites) {
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  // A file that could not be loaded counts as one failure, because none of its tests was counted.
  const fallen = suites.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed + fallen.length,
  };
}

/**
 * @param {TestRequest} asked
 * @returns {Promise<{ code: number, report: Report }>}
 */
export async function runTests(asked) {
  const began = performance.now();
  const startedAt = Date.now();
  mkdirSync(inRoot('reports', 'jest'), { recursive: true });
  for (const path of [traces, rawReport]) rmSync(path, { recursive: true, force: true });
  const { work, remembered } = divide(asked);
  const isNothing = [...work.values()].every(({ toRun }) => toRun.length === 0);
  const { code, suites } = isNothing ? { code: 0, suites: [] } : await runJest(work, asked.seed);
  if (!asked.forgets) keep(work, suites, startedAt);
  // A runner that exits with an error without a failed test has failed itself.
  const { passed, failed } = withExitCode(count(suites), code);
  const failedFiles = suites
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => place(name));
  const report = {
    passed: passed + remembered,
    failed,
    remembered,
    failedFiles,
    seconds: (performance.now() - began) / 1000,
  };
  writeFileSync(inRoot('reports', 'jest', 'unit.json'), JSON.stringify(report));
  return { code: failed > 0 ? 1 : code, report };
}
