/**
 * node tools/bench/exam/marking.mjs [--learners 2000] [--rounds 3]
 *
 * Calls about a finished exam, 32 callers at once on PostgreSQL: a page of the grades, a page of
 * the answers to mark, and saving marks; alternating with a minimal server that answers the same.
 * The servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { inTurn, post } from '../support/answers.mjs';
import { plantSession } from '../../frame/signIn.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const AT_ONCE = 32;
const TITLE = '阅卷用考试';
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);

/** Everybody of a school has handed in an exam whose last question is marked by hand. */
const planted = [
  `create temp table school as select organisation_id as id, min(person_id) as teacher
     from membership where role = 2 group by 1 order by 1 limit 1`,
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '考生', now() from generate_series(1, $1::integer) returning id)
   select id from made`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select school.id, learner.id, 3, 'B' || learner.id, '考生' from learner, school`,
  `create temp table asked as select jsonb_agg(jsonb_build_object('questionId', question_id,
     'version', nth, 'groupId', null, 'score', 200, 'shown', null) order by nth_of) as items
   from (select question_id, nth, row_number() over (order by type = 5, question_id) as nth_of
     from (select * from question_version where type = 1 and nth = 1 order by question_id limit 49) chosen
     union all (select question_id, nth, 50 from question_version where type = 5 and nth = 1 limit 1)) those`,
  `insert into exam (organisation_id, audience_id, title, html, plan, question_count, total_score,
     pass_score, rule, starts_at, ends_at, duration_s, created_by, created_at, published_at)
   select e.organisation_id, e.audience_id, '${TITLE}', '', e.plan, 50, 10000, 6000, e.rule,
     now() - interval '3 hours', now() - interval '1 hour', 7200, e.created_by, now(), now()
   from (select exam.* from exam, school where organisation_id = school.id
     and paper_id is not null order by exam.id limit 1) e`,
  `insert into question_attempt (person_id, kind, source_id, nth, title, items, rule, started_at,
     ends_at, submitted_at, submitted_by, gained, waiting_count, shares)
   select learner.id, 'exam', exam.id, 1, exam.title, asked.items, exam.rule, exam.starts_at,
     exam.ends_at, exam.ends_at, 'person', (learner.id * 37) % 9800, 1,
     array_fill(1::real, array[49]) || array[null::real]
   from learner, asked, exam where exam.title = '${TITLE}'`,
  `insert into attempt_answer (attempt_id, place, given, number, answered_at)
   select a.id, n, case when n = 49 then '["先止血，再补液"]' else '["A"]' end::jsonb, 1, now()
   from question_attempt a join exam on exam.id = a.source_id and exam.title = '${TITLE}',
     generate_series(0, 49) n where a.kind = 'exam'`,
];

/** @param {string} url */
async function plant(url) {
  const client = await openDatabase(url);
  for (const text of planted) {
    await client.query(text, text.includes('$1') ? [Number(values.learners)] : []);
  }
  const { rows } = await client.query(
    `select teacher, school.id as school, exam.id,
       (select (items -> -1 ->> 'questionId')::int from asked) as question
     from exam, school where exam.title = '${TITLE}'`,
  );
  const [{ teacher, school, id, question }] = rows;
  const token = await plantSession(client, teacher, school);
  const attempts = await client.query(
    `select id from question_attempt where kind = 'exam' and source_id = $1 order by id`,
    [id],
  );
  await client.query('vacuum analyze');
  await client.end();
  const attemptIds = attempts.rows.map((row) => /** @type {number} */ (row.id));
  return { token, examId: id, questionId: question, attemptIds };
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareMarking.mjs');
  const { token, examId, questionId, attemptIds } = await plant(postgres.url);
  const asked = `examId=${examId}&questionId=${questionId}&version=1`;
  const pairs = [
    { what: 'page of the list of marks', call: `report/v1/gradebook?examId=${examId}&sort=score` },
    { what: 'page of answers to mark', call: `marking/v1/answers?${asked}` },
  ];
  for (const { what, call } of pairs) {
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/exam/${call}`, { connections: AT_ONCE, token }),
      least: () => load(`${bare.origin}/${call}`, { connections: AT_ONCE, token }),
    });
  }
  let score = 0;
  /** @param {string} origin */
  const markAll = async (origin) => {
    score += 1;
    const { perSecond } = await inTurn(attemptIds.length, AT_ONCE, (nth) =>
      post(`${origin}/marking/v1/mark`, {
        token,
        body: {
          examId,
          attemptId: attemptIds[nth],
          place: 49,
          number: 1,
          score: score % 2,
          comment: '',
          decides: false,
        },
      }),
    );
    return perSecond;
  };
  await compareInTurns('marks given', rounds, {
    ours: () => markAll(`${server.calls}/exam`),
    least: () => markAll(bare.origin),
  });
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
