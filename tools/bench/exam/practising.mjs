/**
 * node tools/bench/exam/practising.mjs [--rounds 3] [--only wrong,exams]
 *
 * Learners' most frequent calls about banks, practices and exams: 32 callers at once, with tokens
 * and histories of their own, alternating with a minimal server that reads the same rows of the
 * same PostgreSQL. The servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { plantLearners } from '../support/learners.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';

const CALLERS = 32;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'barePractice.mjs');
  const { tokens, bankId, practiceIds } = await plantLearners(postgres.url, CALLERS);
  const library = 'question-library/v1';
  const page = 'page=1&pageCnt=20';
  /** @type {{ what: string, ours: string, least: string, ends?: number[] }[]} */
  const pairs = [
    { what: 'list of banks', ours: `${library}/list?${page}`, least: 'banks' },
    { what: 'a bank', ours: `${library}/detail?id=${bankId}`, least: `bank?id=${bankId}` },
    {
      what: 'chapters of a bank',
      ours: `${library}/catalog?libraryId=${bankId}`,
      least: `chapters?id=${bankId}`,
    },
    {
      what: 'statistics of a bank',
      ours: `${library}/statistics?libraryId=${bankId}`,
      least: `statistics?id=${bankId}`,
    },
    {
      what: 'a practice of 20 questions',
      ours: 'practice/v1/question-list?practiceId=',
      least: 'practice?id=',
      ends: practiceIds,
    },
    { what: 'past practices', ours: `practice/v1/list?${page}`, least: 'practices' },
    { what: 'wrong questions', ours: `${library}/wrong-question/list?${page}`, least: 'wrong' },
    { what: 'list of exams', ours: `exam/v1/list?${page}`, least: 'exams' },
    {
      what: 'the daily question',
      ours: `${library}/daily-question?libraryId=${bankId}`,
      least: `daily?id=${bankId}`,
    },
  ];
  const only = values.only?.split(',');
  for (const { what, ours, least, ends } of pairs) {
    if (only && !only.some((word) => what.includes(word))) continue;
    const callers = { tokens, ...(ends && { ends }) };
    await compareInTurns(what, rounds, {
      ours: () => loadBy(`${server.calls}/${ours}`, callers),
      least: () => loadBy(`${bare.origin}/${least}`, callers),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
