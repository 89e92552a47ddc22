/**
 * node tools/faults/models.mjs [--seconds 90] [--embedded] [--calm]
 *
 * Eight learners write notes on parts of a model, answer quizzes and do experiments; meanwhile the
 * server and PostgreSQL are killed alternately at random moments, or, with `--embedded`, the server
 * alone, with a database of its own. The server survives its database, everything acknowledged is
 * there at the end, and nothing is half done. `--calm` kills nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { modelHands, plantModel } from './hands/modelHands.mjs';
import { halves, lostOf } from './hands/modelRows.mjs';
import { freshDataDir, startOurs } from '../frame/ourServer.mjs';

const betweenKills = () => 800 + Math.random() * 3_200;

await command(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '90' },
      embedded: { type: 'boolean' },
      calm: { type: 'boolean' },
    },
  });
  sayCommand();
  const postgres = values.embedded ? null : await startPostgres({ durable: true });
  const house = { databaseUrl: postgres?.url ?? '', dataDir: freshDataDir() };
  const open = () => startOurs(house);
  // The first start creates the tables, before rows are inserted directly.
  await (await open()).stop();
  const { learners } = await plantSchool(house, { teachers: 0, learners: 8 });
  const where = await withRows(house, plantModel);
  let server = await open();
  const at = { url: server.url, isOver: false };
  const by = modelHands(at);

  let kills = 0;
  async function trouble() {
    for (const end = Date.now() + Number(values.seconds) * 1000; Date.now() < end;) {
      await sleep(betweenKills());
      if (server.isOver()) throw new Stop('The server has ended: that must not happen.');
      if (values.calm) continue;
      kills += 1;
      if (postgres && kills % 2 === 0) {
        await postgres.kill();
        await sleep(200);
        await postgres.restart();
      } else {
        await server.kill();
        server = await open();
        at.url = server.url;
      }
    }
    at.isOver = true;
  }

  const of = (/** @type {number} */ from) => learners.filter((_, nth) => nth % 3 === from);
  const [, noted, answered, done] = await Promise.all([
    trouble(),
    Promise.all(of(0).map((token) => by.note(where, token))),
    Promise.all(of(1).map((token) => by.answer(where, token))),
    Promise.all(of(2).map((token) => by.experiment(token))),
  ]).catch((/** @type {Error} */ error) => {
    // Other loops would retry forever; child processes end with this process.
    say(error.message);
    process.exit(1);
  });
  await server.stop();

  const said = {
    notes: new Map(noted.flatMap((one) => [...one])),
    given: new Map(answered.flatMap(({ given }) => [...given])),
    over: answered.flatMap(({ over }) => over),
    steps: new Map(done.flatMap(({ steps }) => [...steps])),
    marked: new Map(done.flatMap(({ marked }) => [...marked])),
  };
  const lost = await withRows(house, (query) => lostOf(query, said));
  let wrong = Object.values(lost).reduce((sum, one) => sum + one, 0);
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) => query(text));
    if (rows.length > 0) say(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
    wrong += rows.length;
  }
  await postgres?.stop();
  say(
    `${kills} kills; ${said.notes.size} notes (${lost.notes} lost), ${said.given.size} answers ` +
      `(${lost.answers} lost), ${said.over.length} quizzes over (${lost.ends} not), ${said.steps.size} steps ` +
      `(${lost.steps} lost), ${said.marked.size} runs marked (${lost.marks} otherwise)`,
  );
  return wrong === 0 ? 0 : 1;
});
