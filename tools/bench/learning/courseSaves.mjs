/**
 * node tools/bench/learning/courseSaves.mjs [--rounds 3] [--only comment,questions]
 *
 * Saves around courses, 32 at once by different people, on PostgreSQL, compared with one durable
 * row of the same caller: learners' texts (comments, notes, ratings, questions), teachers' answers,
 * and course editing. Then the lists of these, compared with a bare list of 20. Alternating; the
 * servers have one core, load and database the other.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { ask, forAWhile } from '../support/answers.mjs';
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
  const { writers, answerers, teacher, operator, edits, course, question, comment } = planted;
  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  let nth = 0;
  const next = (/** @type {string[]} */ tokens) => tokens[nth++ % tokens.length] ?? '';
  const teaching = () => teacher;
  /** Nobody can like their own comment, so all comments are by the first writer. */
  const likers = writers.slice(AT_ONCE);

  /** @typedef {{ what: string, method: 'PUT' | 'POST', call: string, by: () => string, body: (lane: number) => object | Promise<object> }} Save */
  /** @type {Save[]} */
  const written = [
    {
      what: 'a comment',
      method: 'POST',
      call: 'comment/v1/add',
      by: () => next(writers),
      body: () => ({ subjectType: 1, subjectId: course, text: `讲得很清楚 ${randomUUID()}` }),
    },
    {
      what: 'a reply',
      method: 'POST',
      call: 'comment/v1/reply/add',
      by: () => next(writers),
      body: (lane) => ({ commentId: comment + lane, text: `同意 ${randomUUID()}` }),
    },
    {
      what: 'a like',
      method: 'PUT',
      call: 'comment/v1/like',
      by: () => next(likers),
      body: (lane) => ({ id: comment + lane, isLiked: true }),
    },
    {
      what: 'a note',
      method: 'POST',
      call: 'course-note/v1/add',
      by: () => next(writers),
      body: () => ({ courseId: course, html: `<p>重点 ${randomUUID()}</p>`, visibility: 0 }),
    },
    {
      what: 'a public note',
      method: 'POST',
      call: 'course-note/v1/add',
      by: () => next(writers),
      body: () => ({ courseId: course, html: `<p>重点 ${randomUUID()}</p>`, visibility: 1 }),
    },
    {
      what: 'a rating',
      method: 'PUT',
      call: 'comment/v1/rating',
      by: () => next(writers),
      body: () => ({ courseId: course, stars: 5 }),
    },
    {
      what: 'a question',
      method: 'POST',
      call: 'course-question/v1/add',
      by: () => next(writers),
      body: () => ({ courseId: course, title: '请问', text: randomUUID(), pictures: [] }),
    },
  ];
  const answered = /** @type {Save} */ ({
    what: 'an answer',
    method: 'POST',
    call: 'course-question/v1/answer/add',
    by: () => next(answerers),
    body: (lane) => ({ questionId: question + lane, text: randomUUID(), pictures: [] }),
  });

  /** The current revisions, because a save based on an older one is refused. */
  /** @type {any[]} */
  const made = edits.map((/** @type {object} */ edit) => ({ ...edit, edition: 1, sheet: 1 }));
  const edit = (/** @type {number} */ lane) => made[lane % made.length];
  /** @type {Save[]} */
  const taught = [
    {
      what: 'an item',
      method: 'POST',
      call: 'course/make/v1/item/save',
      by: teaching,
      body: (lane) => ({
        itemId: edit(lane).item,
        edition: edit(lane).edition++,
        title: '课件',
        isTrial: false,
        isHidden: false,
        rule: 'byHand',
        content: { type: 8, html: `<p>${randomUUID()}</p>` },
      }),
    },
    {
      what: 'the order of a directory',
      method: 'POST',
      call: 'course/make/v1/item/move',
      by: teaching,
      body: (lane) => {
        const { item: itemId, chapter: chapterId } = edit(lane);
        return { itemId, chapterId, place: nth++ % 10 };
      },
    },
    {
      what: 'the sheet of a course',
      method: 'POST',
      call: 'course/make/v1/save',
      by: teaching,
      body: (lane) => ({
        courseId: edit(lane).course,
        edition: edit(lane).sheet++,
        teachers: [],
        sheet: {
          name: '保存用课程',
          description: randomUUID(),
          cover: 'cover',
          html: '<p>介绍</p>',
          goals: ['目标'],
          forWhom: '',
          certificateShare: null,
          trailerId: null,
        },
      }),
    },
  ];

  /** @param {Save} save */
  const compare = async ({ what, method, call, by, body }) => {
    if (!isAsked(what)) return;
    /** @param {string} url @param {() => string} whose @param {'PUT' | 'POST'} how */
    const saved = (url, whose, how) =>
      forAWhile(AT_ONCE, async (lane) => {
        const text = JSON.stringify(await body(lane));
        const headers = {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        };
        await ask(url, { method: how, token: whose(), headers, text });
      });
    await compareInTurns(what, rounds, {
      ours: () => saved(`${server.calls}/${call}`, by, method),
      least: async () => {
        const before = made.map(({ edition, sheet }) => ({ edition, sheet }));
        const rate = await saved(bareSaves.url, by, 'POST');
        // The minimal server's writes did not change our rows.
        for (const [at, one] of before.entries()) Object.assign(made[at], one);
        return rate;
      },
    });
  };
  for (const save of [...written, ...taught]) await compare(save);

  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const [learner = ''] = writers;
  const whole = `courseId=${course}`;
  const lists = {
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
  for (const [what, [call, token]] of Object.entries(lists)) {
    if (!isAsked(what)) continue;
    const options = { connections: AT_ONCE, token };
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, options),
      least: () => load(`${bare.origin}/list`, options),
    });
  }
  await planted.raise();
  await compare(answered);
  await planted.end();
  await Promise.all([server.stop(), bare.stop(), bareSaves.stop()]);
  await postgres.stop();
});
