/**
 * node tools/bench/exam/exam.mjs [--learners 2000]
 *
 * An exam of fifty questions on PostgreSQL: how many learners per second begin, save ten answers
 * and submit, 32 at once, with the saves alternating with a minimal server that stores the same
 * answers durably; and how long a save takes at the pace of real learners. The servers have one
 * core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { atPace, inTurn, post } from '../support/answers.mjs';
import { plantExaminees } from '../support/examinees.mjs';
import { mediansOf, sayRatio } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';

const AT_ONCE = 32;
const ANSWERS = 10;
const QUESTIONS = 50;
const ROUNDS = 3;
/** Saves per second of 6 000 learners who save every fifteen seconds. */
const PACE = 400;
const { values } = parseArgs({ options: { learners: { type: 'string', default: '2000' } } });
const learners = Number(values.learners);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareAnswers.mjs');
  const { tokens, examId } = await plantExaminees(postgres.url, learners);
  /** @param {string} call @param {number} nth @param {object} [more] */
  const ask = (call, nth, more = {}) =>
    post(`${server.calls}/exam/v1/${call}`, {
      token: tokens[nth % learners] ?? '',
      body: { examId, ...more },
    });
  /** @type {number[]} */
  const attempts = [];
  const begun = await inTurn(learners, AT_ONCE, async (nth) => {
    attempts[nth] = (await ask('enter', nth)).data.attemptId;
  });
  tell('begun', begun);

  let number = 0;
  /** @param {number} nth */
  const answersOf = (nth) =>
    Array.from({ length: ANSWERS }, (_, at) => ({
      place: (nth * ANSWERS + at) % QUESTIONS,
      given: ['ABCD'[nth % 4]],
      number,
      isFlagged: false,
      agoMs: 0,
    }));
  /** @type {{ ours: number, least: number }[]} */
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    number += 1;
    const least = await inTurn(learners, AT_ONCE, (nth) =>
      post(`${bare.origin}/save`, {
        token: tokens[nth] ?? '',
        body: { attemptId: attempts[nth], answers: answersOf(nth) },
      }),
    );
    number += 1;
    const ours = await inTurn(learners, AT_ONCE, (nth) =>
      post(`${server.calls}/exam/v1/answer`, {
        token: tokens[nth] ?? '',
        body: { attemptId: attempts[nth], answers: answersOf(nth) },
      }),
    );
    tell('ten answers saved', ours);
    ratios.push({ ours: ours.perSecond, least: least.perSecond });
  }
  sayRatio('saves', mediansOf(ratios));
  number += 1;
  const paced = await atPace(learners, PACE, (nth) =>
    post(`${server.calls}/exam/v1/answer`, {
      token: tokens[nth] ?? '',
      body: { attemptId: attempts[nth], answers: answersOf(nth) },
    }),
  );
  tell('ten answers saved, as they come', paced);
  const handedIn = await inTurn(learners, AT_ONCE, (nth) =>
    post(`${server.calls}/exam/v1/submit`, {
      token: tokens[nth] ?? '',
      body: { attemptId: attempts[nth] },
    }),
  );
  tell('handed in', handedIn);
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});

/** @param {string} what @param {{ perSecond: number, p99: number }} result */
function tell(what, { perSecond, p99 }) {
  say(`${what}: ${perSecond.toFixed(0)}/s, 99th percentile ${p99.toFixed(1)} ms`);
}
