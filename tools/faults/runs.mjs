/**
 * node tools/faults/runs.mjs [--seconds 90] [--embedded] [--calm]
 *
 * Eight learners go through drills and patients step by step; meanwhile the server and PostgreSQL
 * are killed alternately at random moments, or, with `--embedded`, the server alone, with a
 * database of its own. At the end each acknowledged step is there once, in its place, as it was
 * sent, and every run in progress can be resumed. `--calm` kills nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { caseHand, drillHand } from '../bench/support/writers/runHands.mjs';
import { command, say } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { speaker } from './shop.mjs';

const LEARNERS = 8;
/** The planted drills without a minute of chest compressions. */
const drills = [6, 7, 8, 12];
const calls = '/doctor-cheese';
/** Nobody decides as fast as a machine. */
const BETWEEN_MS = 60;

/** @typedef {import('../bench/support/writers/runHands.mjs').Step} Step */

/** Queries for inconsistencies; all are empty if nothing was half done. @type {Record<string, string>} */
const halves = {
  'a drill that ended and is not marked': `
    select id from drill_run where (finished_at is null) <> (debrief is null)`,
  'a case that ended and is not marked': `
    select id from patient_run where (finished_at is null) <> (report is null)`,
  'steps of a drill with a gap': `select run_id as id from drill_step group by run_id
    having count(*) <> max(number)`,
  'steps of a case with a gap': `select run_id as id from patient_step group by run_id
    having count(*) <> max(number)`,
};

/** @typedef {{ at: { isOver: boolean }, ask: import('./shop.mjs').Ask }} Server */

/** Does runs in a row; answers the steps of those that were not abandoned. */
async function goThrough(
  /** @type {Server} */ { at, ask },
  /** @type {import('../bench/support/writers/runHands.mjs').Hand} */ hand,
  /** @type {string} */ token,
) {
  const said = [];
  /** @type {Step[]} */
  let steps = [];
  let run = /** @type {any} */ (null);
  for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
    const step = run && hand.next(run, nth);
    if (step === null) {
      // A finished run stays; an unfinished one is abandoned when the next begins.
      if (run && isOver(run)) said.push(...steps);
      steps = [];
    }
    const { path, body } = step ?? hand.start;
    const { data, key } = await ask(`${calls}/${path}`, body, token);
    if (!data) throw new Error(`${path}: ${key}`);
    if (step) steps.push(step);
    run = data;
  }
  return { said: [...said, ...steps], run };
}

/** @typedef {Awaited<ReturnType<typeof goThrough>>[]} Done */

/** Runs that cannot be resumed where they were. @param {import('./shop.mjs').Ask} ask @param {Done} done @param {string[]} learners */
async function countStuck(ask, done, learners) {
  let stuck = 0;
  for (const [nth, { run }] of done.entries()) {
    const path = nth % 2 === 0 ? `first-aid-drill/v1/current?drillId=` : `patient/v1/run?id=`;
    const { data } = await ask(`${calls}/${path}${run.id}`, null, learners[nth]);
    const isThere = data && (data.number ?? data.stepCount) === (run.number ?? run.stepCount);
    if (!isThere) stuck += 1;
  }
  return stuck;
}

/**
 * The acknowledged steps of drills and cases, and how many of them are not there.
 * @param {Parameters<typeof withRows>[0]} house
 * @param {Done} done
 */
async function stepsOf(house, done) {
  const drilled = done.flatMap(({ said }, nth) => (nth % 2 === 0 ? said : []));
  const treated = done.flatMap(({ said }, nth) => (nth % 2 === 0 ? [] : said));
  const [inDrills, inCases] = await withRows(house, async (query) => [
    (await query('select run_id, number from drill_step')).rows,
    (await query('select run_id, number, deed from patient_step')).rows,
  ]);
  const keyOf = (/** @type {{ run_id: number, number: number }} */ row) =>
    `${row.run_id}/${row.number}`;
  const kept = new Set(inDrills.map(keyOf));
  const deeds = new Map(inCases.map((row) => [keyOf(row), row.deed]));
  const lost = {
    drills: drilled.filter(({ id, number }) => !kept.has(`${id}/${number}`)).length,
    cases: treated.filter(
      ({ id, number, body }) =>
        !isDeepStrictEqual(
          deeds.get(`${id}/${number}`),
          /** @type {{ deed: object }} */ (body).deed,
        ),
    ).length,
  };

  return { drilled, treated, lost };
}

/** A finished drill has no scene; a case is never finished, only left. */
function isOver(/** @type {{ scene?: unknown }} */ run) {
  return run.scene === null;
}

await command(async () => {
  const trouble = await prepareFaults({ seconds: '90', seed: 'demo' });
  const { house, at } = trouble;
  const { learners } = await plantSchool(house, { teachers: 0, learners: LEARNERS });
  await trouble.start();
  const ask = speaker(at);
  const detail = await ask(`${calls}/patient/v1/case/detail?id=1`, null);
  /** @type {string[]} */
  const questions = detail.data.choices.questions.map((/** @type {{ id: string }} */ { id }) => id);
  const handOf = (/** @type {number} */ nth) =>
    nth % 2 === 0 ? drillHand(drills[nth / 2] ?? 1) : caseHand(1, questions);
  const [...done] = await trouble.during(() =>
    Promise.all([...learners.map((token, nth) => goThrough({ at, ask }, handOf(nth), token))]),
  );
  const stuck = await countStuck(ask, done, learners);
  await trouble.stop();
  const { drilled, treated, lost } = await stepsOf(house, done);
  let wrong = lost.drills + lost.cases + stuck;
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) => query(text));
    if (rows.length > 0) say(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
    wrong += rows.length;
  }
  await trouble.end();
  say(
    `${at.kills} kills; ${drilled.length} steps of drills (${lost.drills} lost), ${treated.length} of cases ` +
      `(${lost.cases} lost); of ${done.length} runs under way ${stuck} did not go on where they were`,
  );
  return wrong === 0 ? 0 : 1;
});
