/**
 * node tools/faults/simulations.mjs [--seconds 90] [--embedded] [--calm]
 *
 * Eight people watch a video of a simulation and send comments over it, and schools apply to teach
 * and are approved; meanwhile the server and PostgreSQL are killed alternately at random moments,
 * or, with `--embedded`, the server alone, with a database of its own. The server survives its
 * database; at the end everything acknowledged is there, once, and nothing is half done. `--calm`
 * kills nothing.
 */
import { command, say } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { plantSimulation, simulationHands } from './hands/simulationHands.mjs';

/** The rate limit is ten comments per minute and person, so this many people take turns. */
const MOUTHS = 3;
const AT_EACH = 60;

/** Queries for inconsistencies; all are empty if nothing was duplicated or half done. @type {Record<string, string>} */
const halves = {
  'said twice': 'select text as id from bullet_comment group by 1 having count(*) > 1',
  'asked for twice':
    'select organisation as id from teach_application group by 1 having count(*) > 1',
  'a school that is there twice': `
    select name as id from organisation group by 1 having count(*) > 1`,
  'open without a school and its one administrator, or a school of one that is not open': `
    select a.organisation as id from teach_application a where (a.opened_at is not null) <>
      ((select count(*) from organisation o join membership m on m.organisation_id = o.id
        where o.name = a.organisation and m.role = 1 and m.account = a.phone) = 1)`,
  'open and not told so, or told twice': `
    select a.organisation as id from teach_application a where a.opened_at is not null and
      (select count(*) from notice n where n.text like a.organisation || ' 已开通%') <> 1`,
};

await command(async () => {
  const trouble = await prepareFaults({ seconds: '90' });
  const { house, at } = trouble;
  const counts = { teachers: 1, learners: 2 + MOUTHS * AT_EACH };
  const { teachers, learners } = await plantSchool(house, counts);
  await withRows(house, plantSimulation);
  await trouble.start();
  const by = simulationHands(at);

  const [first, second, ...mouths] = learners;
  const [operator] = teachers;
  const atMouth = (/** @type {number} */ nth) => mouths.slice(nth * AT_EACH, (nth + 1) * AT_EACH);
  const [watched, said, asked] = await trouble.during(() =>
    Promise.all([
      Promise.all([by.watch(first), by.watch(second)]),
      Promise.all(['甲', '乙', '丙'].map((name, nth) => by.say(name, atMouth(nth)))),
      Promise.all(['东校', '西校', '南校'].map((name) => by.apply(name, operator))),
    ]),
  );
  await trouble.stop();

  const texts = said.flatMap((one) => [...one]);
  const [there, schools] = await withRows(house, async (query) => [
    new Map(
      (await query('select id, text from bullet_comment')).rows.map((one) => [one.id, one.text]),
    ),
    new Map(
      (await query('select organisation, opened_at from teach_application')).rows.map((one) => [
        one.organisation,
        one.opened_at,
      ]),
    ),
  ]);
  const applied = asked.flatMap((one) => one.applied);
  const opened = asked.flatMap((one) => one.opened);
  const lost = {
    positions: watched.filter(({ kept, found }) => kept !== found).length,
    bullets: texts.filter(([id, text]) => there.get(id) !== text).length,
    applications: applied.filter((name) => !schools.has(name)).length,
    opened: opened.filter((name) => !schools.get(name)).length,
  };
  let wrong = Object.values(lost).reduce((sum, one) => sum + one, 0);
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) => query(text));
    if (rows.length > 0) say(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
    wrong += rows.length;
  }
  await trouble.end();
  say(
    `${at.kills} kills; ${watched.map(({ kept }) => kept).join(' and ')} positions (${lost.positions} lost), ` +
      `${texts.length} bullets (${lost.bullets} lost), ${applied.length} applications ` +
      `(${lost.applications} lost), ${opened.length} opened (${lost.opened} not)`,
  );
  return wrong === 0 ? 0 : 1;
});
