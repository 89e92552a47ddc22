/**
 * node tools/mutation/sample.mjs [--part 2/6] [--from N] [--to N] [--project apps/web]
 *   [--again survived] [--tests N] [--seed WORD] [--list]
 *
 * How many of 150 small changes, drawn from the whole product by a fixed seed, are noticed by a
 * test. Earlier results are stored in reports/mutation.json and not repeated.
 */
import { parseArgs } from 'node:util';
import { command, say, Stop } from '../setup/say.mjs';
import { mutantsOf } from './mutants.mjs';
import { countResults, keepResult, readResults } from './results.mjs';
import { partOf, sample } from './sampling.mjs';
import { allFiles, isProduct, projectOf, read } from './sources.mjs';
import { tryAll } from './tryAll.mjs';

const COUNT = 150;

const { values: asked } = parseArgs({
  options: {
    part: { type: 'string', default: '1/1' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: String(COUNT) },
    project: { type: 'string' },
    again: { type: 'string' },
    tests: { type: 'string', default: '6' },
    // Another seed draws other places, for which no tests were written on purpose.
    seed: { type: 'string', default: 'cheese-2026' },
    list: { type: 'boolean', default: false },
  },
});

/** @param {import('./mutants.mjs').Mutant[]} drawn */
function chosen(drawn) {
  const part = partOf(drawn.slice(Number(asked.from) - 1, Number(asked.to)), asked.part);
  if (!part) throw new Stop(`--part ${asked.part}: write 2/6 for the second of six parts.`);
  const { project } = asked;
  return part.filter(({ file }) => !project || projectOf(file).endsWith(project));
}

await command(async () => {
  const files = allFiles().filter(isProduct);
  const mutants = new Map(files.map((file) => [file, mutantsOf(file, read(file))]));
  const drawn = sample(mutants, { seed: asked.seed, count: COUNT });
  const known = readResults();
  const open = chosen(drawn).filter(({ id }) => !known[id] || known[id].outcome === asked.again);
  if (asked.list) return open.forEach(({ id }) => say(id));
  await tryAll(open, {
    most: Number(asked.tests),
    onResult: ({ id }, result) => keepResult(id, result),
  });
  const results = readResults();
  const { tried, noticed, redBefore } = countResults(drawn.map(({ id }) => results[id]));
  for (const { id } of drawn) if (results[id]?.outcome === 'survived') say(`survived  ${id}`);
  if (redBefore > 0) say(`${redBefore} not counted: their tests were red without the change.`);
  say(
    `Noticed ${noticed} of ${tried} tried (${((100 * noticed) / tried).toFixed(0)} %) of ${COUNT}`,
  );
});
