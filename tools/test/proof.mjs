/**
 * node tools/test/proof.mjs [--changes 200] [--at-once 40] [--seed 1]
 *
 * Proves that no test is skipped that would fail: changes single bytes all over the tree, finds the
 * test files that would be skipped after each change, and runs those that would be skipped after
 * every one of many changes, with all of these applied. All of them must pass.
 */
import { parseArgs } from 'node:util';
import { forgetStates } from '../jest/memory/hashes.mjs';
import { passedBefore, readMemory } from '../jest/memory/memory.mjs';
import { testedProjects, testsOf } from '../jest/projects.mjs';
import { runNode } from '../setup/process.mjs';
import { inRoot } from '../setup/root.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { chooseChanges, withChanges } from './proof/changes.mjs';

/** @typedef {import('./proof/changes.mjs').Change} Change */

const everyTest = testedProjects().flatMap((project) => {
  const kept = readMemory(project.name);
  return testsOf(project).map((file) => ({ file, kept }));
});

/** The test files skipped in the current state of the tree. */
function skipped() {
  forgetStates();
  return everyTest
    .filter(({ file, kept }) => passedBefore(kept, file) !== null)
    .map(({ file }) => file);
}

/**
 * Changes that affect few tests come first, so that together they still leave many skipped.
 * @param {{ change: Change, skips: string[] }[]} asked
 * @param {number} atOnce
 */
function batchesOf(asked, atOnce) {
  const sorted = asked.toSorted((a, b) => b.skips.length - a.skips.length);
  return Array.from({ length: Math.ceil(sorted.length / atOnce) }, (_, nth) =>
    sorted.slice(nth * atOnce, (nth + 1) * atOnce),
  );
}

/** @param {string[]} files @returns {Promise<string[]>} those that failed */
async function failing(files) {
  if (files.length === 0) return [];
  const list = inRoot('reports', 'proof.json');
  writeFileSync(list, JSON.stringify(files));
  await runNode('tools/jest/run.mjs', ['--all', '--forgets', '--only', list]);
  return JSON.parse(readFileSync(inRoot('reports', 'jest', 'unit.json'), 'utf8')).failedFiles;
}

await command(async () => {
  const options = /** @type {const} */ ({
    changes: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  });
  const { changes, seed, 'at-once': atOnce } = parseArgs({ options }).values;
  if (skipped().length < everyTest.length)
    throw new Stop('Run all tests first: node tools/jest/run.mjs');
  const asked = [];
  for (const change of chooseChanges(Number(changes), Number(seed))) {
    asked.push({ change, skips: await withChanges([change], skipped) });
  }
  const wrong = [];
  for (const batch of batchesOf(asked, Number(atOnce))) {
    const skips = everyTest
      .map(({ file }) => file)
      .filter((file) => batch.every((one) => one.skips.includes(file)));
    say(`\n${batch.length} changes, under all of which ${skips.length} files are skipped`);
    const failed = await withChanges(
      batch.map(({ change }) => change),
      () => failing(skips),
    );
    wrong.push(
      ...failed.map((file) => ({ file, changed: batch.map(({ change }) => change.file) })),
    );
  }
  const rerun = asked.map(({ skips }) => everyTest.length - skips.length).sort((a, b) => a - b);
  say(`\nFiles rerun after one change: median ${rerun[rerun.length >> 1]} of ${everyTest.length}`);
  for (const { file, changed } of wrong)
    say(`Wrongly skipped: ${file}, after one of ${changed.join(', ')}`);
  say(`${asked.length} changes, wrongly skipped: ${wrong.length}`);
  return wrong.length > 0 ? 1 : 0;
});
