/**
 * node tools/faults/models.mjs [--seconds 90] [--embedded] [--calm]
 *
 * Eight learners write notes on parts of a model, answer quizzes and do experiments; meanwhile the
 * server and PostgreSQL are killed alternately at random moments, or, with `--embedded`, the server
 * alone, with a database of its own. The server survives its database, everything acknowledged is
 * there at the end, and nothing is half done. `--calm` kills nothing.
 */
import { command, say } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { modelHands, plantModel } from './hands/modelHands.mjs';
import { halves, lostOf } from './hands/modelRows.mjs';

await command(async () => {
  const trouble = await prepareFaults({ seconds: '90' });
  const { house, at } = trouble;
  const { learners } = await plantSchool(house, { teachers: 0, learners: 8 });
  const where = await withRows(house, plantModel);
  await trouble.start();
  const by = modelHands(at);

  const of = (/** @type {number} */ from) => learners.filter((_, nth) => nth % 3 === from);
  const [noted, answered, done] = await trouble.during(() =>
    Promise.all([
      Promise.all(of(0).map((token) => by.note(where, token))),
      Promise.all(of(1).map((token) => by.answer(where, token))),
      Promise.all(of(2).map((token) => by.experiment(token))),
    ]),
  );
  await trouble.stop();

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
  await trouble.end();
  say(
    `${at.kills} kills; ${said.notes.size} notes (${lost.notes} lost), ${said.given.size} answers ` +
      `(${lost.answers} lost), ${said.over.length} quizzes over (${lost.ends} not), ${said.steps.size} steps ` +
      `(${lost.steps} lost), ${said.marked.size} runs marked (${lost.marks} otherwise)`,
  );
  return wrong === 0 ? 0 : 1;
});
