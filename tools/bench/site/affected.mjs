/**
 * node tools/bench/site/affected.mjs [name…]
 *
 * How long `npm run verify -- --affected` takes after one change in each of twelve places, if
 * everything else has passed before: run `npm run verify` first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';

/** The place of the change, and the allowed seconds. */
const examples = [
  { name: 'page', most: 40, file: 'apps/web/src/pages/help/HelpPage.tsx' },
  { name: 'page of the centre', most: 40, file: 'apps/emergency/src/pages/home/HomePage.tsx' },
  { name: 'service', most: 60, file: 'apps/server/src/modules/training/drill/drill.service.ts' },
  { name: 'store', most: 60, file: 'apps/server/src/modules/content/news/news.store.ts' },
  { name: 'rule of one wing', most: 120, file: 'libs/domain/src/rules/training/bullets.ts' },
  { name: 'code of one wing', most: 120, file: 'libs/domain/src/codes/exam/examPhases.ts' },
  { name: 'contract', most: 180, file: 'libs/domain/src/contract/content/news.ts' },
  { name: 'call', most: 180, file: 'libs/domain/src/calls/learning/courseNote.ts' },
  { name: 'endpoint', most: 120, file: 'libs/api-client/src/endpoints/content/news.ts' },
  { name: 'part of ui', most: 180, file: 'libs/ui/src/period/PeriodChooser.tsx' },
  { name: 'demo rows', most: 60, file: 'apps/demo/src/content/news.seed.ts' },
  { name: 'tool', most: 60, file: 'tools/bundle/contents.mjs' },
];

/** A change that every importer sees, without any effect on behaviour. */
const change = (/** @type {string} */ text, /** @type {number} */ nth) =>
  `${text}\nexport const changedForTheBench${nth} = ${Date.now()};\n`;

/** @param {(typeof examples)[number]} example */
function measure({ name, most, file }, /** @type {number} */ nth) {
  const before = readFileSync(inRoot(file), 'utf8');
  const restore = () => writeFileSync(inRoot(file), before);
  process.once('exit', restore);
  writeFileSync(inRoot(file), change(before, nth));
  const began = performance.now();
  const args = ['tools/verify.mjs', '--affected', '--base', 'HEAD'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  restore();
  process.off('exit', restore);
  if (status !== 0) say(stdout);
  const seconds = (performance.now() - began) / 1000;
  const tests = /tests: .*/.exec(stdout)?.[0] ?? '';
  const verdict = status !== 0 ? 'FAILED' : seconds > most ? 'over' : 'ok';
  say(`${name.padEnd(20)} ${seconds.toFixed(0).padStart(4)} s of ${most}  ${verdict}  ${tests}`);
  return status === 0 && seconds <= most;
}

await command(async () => {
  const asked = process.argv.slice(2);
  const chosen = examples.filter(({ name }) => asked.length === 0 || asked.includes(name));
  if (chosen.length === 0) throw new Stop(`Names: ${examples.map(({ name }) => name).join(', ')}`);
  return chosen.map(measure).every(Boolean) ? 0 : 1;
});
