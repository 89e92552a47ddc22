/**
 * node tools/faults/slides.mjs [--seconds 180] [--embedded] [--calm]
 *
 * Learners draw, write notes, try tasks and submit findings beside one slide, teachers draw on one
 * layer in pairs, and others upload pictures that a job cuts into slides; meanwhile the server and
 * PostgreSQL are killed alternately at random moments, or, with `--embedded`, the server alone,
 * with a database of its own. At the end everything acknowledged is there, nothing is half done,
 * and interrupted jobs were resumed. `--calm` kills nothing.
 */
import { command, say, Stop } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { slideHands } from './hands/slideHands.mjs';
import { halves, lostOf, oddFiles, unfinished } from './hands/slideRows.mjs';

const COUNTS = { teachers: 4, learners: 16 };

await command(async () => {
  const trouble = await prepareFaults({ seconds: '180' });
  const { house, at } = trouble;
  /** @type {{ teachers: string[], learners: string[] }} */
  const { teachers, learners } = await plantSchool(house, COUNTS);
  await trouble.start();
  const by = slideHands(at);
  const [first = '', second = '', ...bringers] = teachers;
  const slideId = await by.bring('样片', 0, first);
  if (slideId === null) throw new Stop('No slide can be made.');
  const { taskId, formId, layerId } = await by.prepare(slideId, first);

  let brought = 0;
  const of = (/** @type {number} */ from) => learners.filter((_, nth) => nth % 4 === from);
  const [shared, own, notes, tried, reports] = await trouble.during(() =>
    Promise.all([
      Promise.all([first, second].map((token) => by.draw(layerId, token))),
      Promise.all(of(0).map((token) => by.drawOwn(slideId, token))),
      Promise.all(of(1).map((token) => by.note(slideId, token))),
      Promise.all(of(2).map((token) => by.tryTask(taskId, token))),
      Promise.all(of(3).map((token) => by.report(formId, token))),
      ...bringers.map(async (token, nth) => {
        for (let mine = 1; !at.isOver; mine++) {
          await by.bring(`切片${nth}-${mine}`, mine * 40 + nth, token);
          brought += 1;
        }
      }),
    ]),
  );
  await trouble.settle(unfinished);

  const layers = [...own, ...shared.map((drawn) => ({ layerId, drawn }))];
  const said = { layers, notes: new Map(notes.flatMap((one) => [...one])), tried: tried.flat() };
  const lost = await withRows(house, (query) => lostOf(query, { ...said, reports }));
  let wrong = lost.shapes + lost.notes + lost.tries + lost.reports + lost.returned;
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) => query(text));
    const ids = rows.map((/** @type {{ id: number }} */ { id }) => id);
    if (ids.length > 0) say(`${what}: ${ids.join(', ')}`);
    wrong += rows.length;
  }
  const odd = await withRows(house, (query) => oddFiles(house.dataDir, query));
  for (const key of odd.stray) say(`a file that nobody knows: ${key}`);
  for (const key of odd.missing) say(`a file that is not there: ${key}`);
  const ends = await withRows(house, async (query) => {
    const { rows } = await query(`select count(*)::int as media,
      count(ready_at)::int as ready, (select count(*)::int from slide) as slides,
      (select coalesce(max(attempts), 0) from job where kind = 'makeSlide') as attempts from media`);
    return rows[0];
  });
  await trouble.end();
  const count = layers.reduce((sum, { drawn }) => sum + drawn.length, 0);
  say(
    `${at.kills} kills; ${count} shapes (${lost.shapes} lost), ${said.notes.size} notes (${lost.notes} lost), ` +
      `${said.tried.length} tries (${lost.tries} lost), ${reports.filter(Boolean).length} findings that stand ` +
      `(${lost.reports} lost, ${lost.returned} taken back and there); ${brought} pictures brought, ` +
      `${ends.ready} of ${ends.media} ready after at most ${ends.attempts} attempts, ${ends.slides} slides; ` +
      `${odd.stray.length} stray files, ${odd.missing.length} missing`,
  );
  return wrong + odd.stray.length + odd.missing.length === 0 ? 0 : 1;
});
