/**
 * node tools/bench/exam/ownPractice.mjs [--rounds 3] [--only counts,talk]
 *
 * Custom practice and the discussion of questions: calls of 32 learners at once, with tokens and
 * histories of their own, alternating with a minimal server that reads or stores the same in the
 * same PostgreSQL. The servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
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

const planted = [
  `insert into practice_set (person_id, name, choices, made_at)
   select s.person_id, '方案' || n, $2::jsonb, now()
   from question_standing s, generate_series(1, 20) n where s.question_id = $1`,
  `insert into comment (subject_type, subject_id, person_id, text, created_at)
   select 6, q, s.person_id, '选 B，因为题干里说了关键的体征。', now()
   from question_standing s, generate_series($1::int, $1::int + 19) q where s.question_id = $1`,
];

/**
 * Twenty sets per learner, and comments by everybody on twenty questions.
 * @param {import('pg').Client} client
 * @param {number} bankId
 * @param {object} choices
 */
async function plant(client, bankId, choices) {
  const first = 'select min(id) as id from question where bank_id = $1 and deleted_at is null';
  const { id } = (await client.query(first, [bankId])).rows[0];
  const [sets = '', words = ''] = planted;
  await client.query(sets, [id, JSON.stringify(choices)]);
  await client.query(words, [id]);
  await client.query('vacuum analyze');
  return Number(id);
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareMade.mjs');
  const { tokens, bankId } = await plantLearners(postgres.url, CALLERS);
  const client = await openDatabase(postgres.url);
  const filter = {
    bankIds: [bankId],
    chapterIds: [],
    types: [],
    difficulties: [],
    tags: [],
    among: 1,
  };
  const choices = { ...filter, questionCount: 20, minutes: null };
  const questionId = await plant(client, bankId, choices);
  const questionIds = Array.from({ length: 20 }, (_, nth) => questionId + nth);
  /** Removes the sets made by earlier rounds, because no real learner keeps so many. */
  const before = () => client.query(`delete from attempt where key like 'practiceSet:%'`);
  /** @param {object} body */
  const sending = (body) => ({
    bodies: tokens.map(() => body),
    method: /** @type {const} */ ('POST'),
  });
  /** @type {{ what: string, ours: string, least: string, more?: Partial<import('../support/callers.mjs').Callers> }[]} */
  const pairs = [
    {
      what: 'counts of what fits',
      ours: 'practice/v1/set/fitting',
      least: `fitting?id=${bankId}`,
      more: sending(filter),
    },
    {
      what: 'a set is kept',
      ours: 'practice/v1/set',
      least: 'save',
      more: { ...sending({ choices }), before },
    },
    { what: '20 sets of one', ours: 'practice/v1/set/list', least: 'sets' },
    {
      what: 'talk at a question',
      ours: `comment/v1/list?subjectType=6&subjectId=${questionId}&page=1&pageCnt=10`,
      least: `talk?id=${questionId}`,
    },
    {
      what: 'how much is said at 20 questions',
      ours: 'question-library/v1/talk/count',
      least: `counts?id=${questionId}`,
      more: sending({ questionIds }),
    },
  ];
  const only = values.only?.split(',');
  for (const { what, ours, least, more } of pairs) {
    if (only && !only.some((word) => what.includes(word))) continue;
    const callers = { tokens, ...more };
    await compareInTurns(what, rounds, {
      ours: () => loadBy(`${server.calls}/${ours}`, callers),
      least: () => loadBy(`${bare.origin}/${least}`, callers),
    });
  }
  await client.end();
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
