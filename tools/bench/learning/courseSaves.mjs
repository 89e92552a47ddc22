/**
 * node tools/bench/learning/courseSaves.mjs [--rounds 3] [--only comment,questions]
 *
 * Saves around courses, 32 at once by different people, on PostgreSQL, compared with one durable
 * row of the same caller: learners' texts (comments, notes, ratings, questions), teachers' answers,
 * and course editing. Then the lists of these, compared with a bare list of 20. Alternating; the
 * servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { ask, forAWhile } from '../support/answers.mjs';
import { answerSave, learnerSaves, teacherSaves } from '../support/writers/courseSaveKinds.mjs';
import { plantCourseWriters } from '../support/writers/courseWriters.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const AT_ONCE = 32;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const isAsked = (/** @type {string} */ what) =>
  values.only.split(',').some((one) => what.includes(one));

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const planted = await plantCourseWriters(postgres.url, AT_ONCE);
  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  /** The current revisions, because a save based on an older one is refused. */
  /** @type {any[]} */
  const made = planted.edits.map((/** @type {object} */ edit) => ({
    ...edit,
    edition: 1,
    sheet: 1,
  }));
  const urls = { ours: server.calls, least: bareSaves.url };
  const likers = planted.writers.slice(AT_ONCE);
  for (const save of [...learnerSaves(planted, likers), ...teacherSaves(planted, made)])
    await compareSave(save, urls, made);

  const bare = await startBare(postgres.url, 'bareLists.mjs');
  for (const [what, [call, token]] of Object.entries(listsOf(planted))) {
    if (!isAsked(what)) continue;
    const options = { connections: AT_ONCE, token };
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, options),
      least: () => load(`${bare.origin}/list`, options),
    });
  }
  await planted.raise();
  await compareSave(answerSave(planted), urls, made);
  await planted.end();
  await Promise.all([server.stop(), bare.stop(), bareSaves.stop()]);
  await postgres.stop();
});

/**
 * @param {import('../support/writers/courseSaveKinds.mjs').Save} save
 * @param {{ ours: string, least: string }} urls
 * @param {any[]} made
 */
async function compareSave({ what, method, call, by, body }, urls, made) {
  if (!isAsked(what)) return;
  /** @param {string} url @param {'PUT' | 'POST'} how */
  const saved = (url, how) =>
    forAWhile(AT_ONCE, async (lane) => {
      const text = JSON.stringify(await body(lane));
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      await ask(url, { method: how, token: by(), headers, text });
    });
  await compareInTurns(what, rounds, {
    ours: () => saved(`${urls.ours}/${call}`, method),
    least: async () => {
      const before = made.map(({ edition, sheet }) => ({ edition, sheet }));
      const rate = await saved(urls.least, 'POST');
      // The minimal server's writes did not change our rows.
      for (const [at, one] of before.entries()) Object.assign(made[at], one);
      return rate;
    },
  });
}

/**
 * The call and the caller of each list.
 * @param {import('../support/writers/courseSaveKinds.mjs').Planted} planted
 * @returns {Record<string, [call: string, token: string]>}
 */
function listsOf({ writers, teacher, operator, course }) {
  const [learner = ''] = writers;
  const whole = `courseId=${course}`;
  return {
    'own notes': ['course-note/v1/my/list', learner],
    'public notes': [`course-note/v1/public/list?${whole}`, learner],
    comments: [`comment/v1/list?subjectType=1&subjectId=${course}`, learner],
    rating: [`comment/v1/rating?${whole}`, learner],
    'questions of a course': [`course-question/v1/list?${whole}`, learner],
    'own questions': ['course-question/v1/my/list', learner],
    'what one collected': ['collect/v1/list', learner],
    'courses made': ['course/make/v1/list', teacher],
    'a course to edit': [`course/make/v1/detail?${whole}`, teacher],
    films: ['media/v1/list', teacher],
    'who learns': [`course-learner/v1/list?${whole}`, teacher],
    'questions taught': ['course-question/v1/taught/list', teacher],
    'questions waiting': ['course-question/v1/waiting/list', teacher],
    'notices sent': [`course-notice/v1/taught/list?${whole}`, teacher],
    shelf: ['manage/shelf/v1/list', operator],
    offers: ['manage/courseOffer/v1/list', operator],
    moderation: ['manage/moderation/v1/list', operator],
  };
}
