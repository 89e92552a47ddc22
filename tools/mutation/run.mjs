/**
 * node tools/mutation/run.mjs [files…] [--base REV] [--most N] [--tests N]
 *
 * Changes the given files (or those that differ from the main branch) in many small ways, and
 * reports the changes that no test notices.
 */
import { parseArgs } from 'node:util';
import { command, say, Stop } from '../setup/say.mjs';
import { baseCommit } from '../verify/base.mjs';
import { mutantsOf } from './mutants.mjs';
import { countResults } from './results.mjs';
import { lot } from './sampling.mjs';
import { filesChangedSince, isProduct, read } from './sources.mjs';
import { tryAll } from './tryAll.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    most: { type: 'string', default: '30' },
    tests: { type: 'string', default: '6' },
  },
});

function chooseFiles() {
  if (positionals.length > 0) return positionals;
  const base = baseCommit(asked.base);
  return base ? filesChangedSince(base).filter(isProduct) : [];
}

await command(async () => {
  const files = chooseFiles();
  const all = files.flatMap((file) => mutantsOf(file, read(file)));
  if (all.length === 0) throw new Stop('There is nothing to change. Name files of the product.');
  const mutants = all
    .sort((one, other) => lot(one.id) - lot(other.id))
    .slice(0, Number(asked.most));
  say(`${mutants.length} of ${all.length} mutants in ${files.length} files`);
  /** @type {string[]} */
  const survivors = [];
  const results = await tryAll(mutants, {
    most: Number(asked.tests),
    onResult: ({ id }, { outcome }) => outcome === 'survived' && survivors.push(id),
  });
  const { tried, noticed } = countResults(results);
  say(`\nNoticed ${noticed} of ${tried}`);
  survivors.sort().forEach((id) => say(`survived  ${id}`));
  return survivors.length > 0 ? 1 : 0;
});
