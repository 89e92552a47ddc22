/**
 * node tools/bench/school/lists.mjs [--rounds 1] [--only people] [--seconds 5]
 *
 * Every list and detail of a school of 50 000 people, with its filters, searches and late pages: 32
 * callers with tokens at once, alternating with a minimal server that reads the same rows of the same
 * PostgreSQL by an index and counts nothing. The servers have one core, load and database the other.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';
import { officeReads } from '../support/schoolOfficeReads.mjs';
import { plantSchool } from '../support/schoolPlanted.mjs';
import { workplaceReads } from '../support/schoolReads.mjs';

const WANTED = 0.5;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** @param {Error} error */
function refused(error) {
  say(error.message);
  return 0;
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url, 'none');
  const began = performance.now();
  const tokens = await plantSchool(postgres.url);
  say(`Planted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const bare = await startBare(postgres.url, 'bareSchool.mjs');
  const seconds = Number(values.seconds);
  const slow = [];
  for (const [at, { what, call, who = 'admins' }] of [
    ...workplaceReads,
    ...officeReads,
  ].entries()) {
    if (values.only && !what.includes(values.only)) continue;
    const callers = { tokens: tokens[who] };
    const measured = compareInTurns(what, Number(values.rounds), {
      ours: () => loadBy(`${server.calls}/${call}`, callers, seconds),
      least: () => loadBy(`${bare.origin}/${at}`, callers, seconds),
    });
    // One that is refused is told of at the end, so that the others are measured.
    const ratio = await measured.then(({ ours, least }) => ours / least, refused);
    if (ratio < WANTED) slow.push(`${what} ${ratio.toFixed(2)}`);
  }
  say(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
  say(`Below ${WANTED}: ${slow.join(', ') || 'none'}`);
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
