import assert from 'node:assert/strict';
import { it } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../../postgres/postgres.mjs';
import { ask, centreOf } from './centre.mjs';
import { atEnd, until } from './serverProcess.mjs';

/**
 * @typedef {import('./centre.mjs').By} By
 * @typedef {import('./centre.mjs').Centre} Centre
 * @typedef {{ questionId: number, option: string }} Answer
 * @typedef {{ quizId: number, questions: { id: number }[], answers: Answer[] }} Quiz
 * @typedef {{ id: number, given: string | null, verdict: string }} Reviewed
 * @typedef {{ score: number, correct: number, total: number, questions: Reviewed[] }} Result
 */

const DAY_MS = 86_400_000;
/** A fixed range of days, so that midnight between two counts does not matter. */
const [from, to] = [Date.now() - 5 * DAY_MS, Date.now() + DAY_MS];
const KEPT = 12;

/** @param {Quiz} quiz */
const toAnswers = ({ questions }) =>
  questions.map(({ id }, at) => ({ questionId: id, option: at % 2 ? 'B' : 'A' }));

/** @param {Answer[]} answers */
const inOrder = (answers) => [...answers].sort((a, b) => a.questionId - b.questionId);

/** @param {By} by @returns {Promise<Quiz>} */
const draw = async (by) => (await ask(by, 'GET smreds/question/v1/rand?count=20')).data;

/** @param {By} by @returns {Promise<Quiz | null>} */
const current = async (by) => (await ask(by, 'GET smreds/quiz/v1/current')).data;

/** @param {By} by @param {number} quizId @param {Answer[]} [answers] */
const submit = (by, quizId, answers = []) =>
  ask(by, 'POST smreds/quiz/v1/submit', { quizId, answers });

/**
 * The number of quizzes, by the trainee's own list and by the manager's totals.
 * @param {Centre} centre
 */
async function countedTwice({ trainee, manager }) {
  const listed = await ask(trainee, 'GET smreds/quiz/v1/list');
  const summed = await ask(manager, `GET smreds/situation/v1/overview?from=${from}&to=${to}`);
  return [listed.data.total, summed.data.quizzes];
}

/**
 * Answers the questions one after the other; the server is killed during one of them.
 * @param {Centre} centre
 * @param {Quiz} quiz
 * @returns {Promise<Answer[]>} what it has acknowledged
 */
async function answerUntilKilled({ trainee, kill }, quiz) {
  const kept = [];
  for (const answer of toAnswers(quiz)) {
    const keeping = ask(trainee, 'PUT smreds/quiz/v1/answer', { quizId: quiz.quizId, ...answer });
    if (kept.length === KEPT) void kill();
    const said = await keeping.catch(() => null);
    if (said?.flag !== 0) break;
    kept.push(answer);
  }
  await kill();
  return kept;
}

/**
 * @param {Result} result
 * @param {Answer[]} answers
 */
function checkMarks({ score, correct, total, questions }, answers) {
  const given = questions.map(({ id, given: option }) => ({
    questionId: id,
    option: option ?? '',
  }));
  assert.deepEqual(inOrder(given), inOrder(answers));
  assert.equal(questions.filter(({ verdict }) => verdict === 'correct').length, correct);
  assert.equal(Math.round((100 * correct) / total), score);
}

/**
 * Locks the totals that a marked quiz is added to: a submission blocks in the middle until the lock
 * is released.
 * @param {string} url
 */
async function holdSums(url) {
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table emergency_learner in share mode');
  const waiting = 'select 1 from pg_locks where not granted';
  const isAwaited = async () => (await holder.query(waiting)).rows.length > 0;
  return { untilAwaited: () => until(isAwaited, 10_000), letGo: () => holder.end() };
}

it('killed with -9 over an answer, the server has kept all that it acknowledged', async (test) => {
  const open = centreOf(test);
  const first = await open();
  const quiz = await draw(first.trainee);
  const kept = await answerUntilKilled(first, quiz);
  assert.ok(kept.length === KEPT || kept.length === KEPT + 1);

  const { trainee } = await open();
  const found = await current(trainee);
  assert.deepEqual(found?.questions, quiz.questions);
  // The answer in transit has arrived or not, but never half of it.
  const most = toAnswers(quiz).slice(0, kept.length + 1);
  const wanted = found.answers.length > kept.length ? most : kept;
  assert.deepEqual(inOrder(found.answers), inOrder(wanted));
  const { data } = await submit(trainee, quiz.quizId, toAnswers(quiz).slice(KEPT));
  checkMarks(data, toAnswers(quiz));
});

it('killed with -9 over handing in, it has marked nothing, and marks once when asked again', async (test) => {
  const postgres = await startPostgres();
  atEnd(test, () => postgres.stop());
  const open = centreOf(test, { DATABASE_URL: postgres.url });
  const first = await open();
  const quiz = await draw(first.trainee);
  const [kept, rest] = [toAnswers(quiz).slice(0, KEPT), toAnswers(quiz).slice(KEPT)];
  for (const answer of kept) {
    await ask(first.trainee, 'PUT smreds/quiz/v1/answer', { quizId: quiz.quizId, ...answer });
  }
  const [listed, summed] = await countedTwice(first);
  const sums = await holdSums(postgres.url);
  submit(first.trainee, quiz.quizId, rest).catch(() => undefined);
  await sums.untilAwaited();
  await first.kill();
  await sums.letGo();

  const second = await open();
  const found = await current(second.trainee);
  assert.deepEqual(inOrder(found?.answers ?? []), inOrder(kept));
  assert.deepEqual(await countedTwice(second), [listed, summed]);
  const { data } = await submit(second.trainee, quiz.quizId, rest);
  checkMarks(data, toAnswers(quiz));
  assert.deepEqual((await submit(second.trainee, quiz.quizId)).data, data);
  assert.equal(await current(second.trainee), null);
  assert.deepEqual(await countedTwice(second), [listed + 1, summed + 1]);
});
