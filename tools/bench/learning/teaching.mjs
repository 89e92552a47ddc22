/**
 * node tools/bench/learning/teaching.mjs [--learners 2000] [--rounds 3]
 *
 * Teachers' calls about exams, 32 callers at once on PostgreSQL: the list of a school's exams, one
 * exam, and a running exam with all its participants; alternating with a minimal server that
 * answers the same. The servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { plantSession } from '../../frame/signIn.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const CONNECTIONS = 32;
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);

/**
 * Everybody of a school is taking an exam and has answered half of it; 200 exams were held before.
 */
const planted = [
  `create temp table school as select organisation_id as id, min(person_id) as teacher
     from membership where role = 2 group by 1 order by 1 limit 1`,
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '考生', now() from generate_series(1, $1::integer) returning id)
   select id from made`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select school.id, learner.id, 3, 'B' || learner.id, '考生' from learner, school`,
  `insert into exam (organisation_id, audience_id, title, html, plan, question_count, total_score,
     pass_score, rule, starts_at, ends_at, duration_s, logs_leaving, created_by, created_at, published_at)
   select e.organisation_id, e.audience_id, case when n = 200 then '监考用考试' else e.title end, '',
     e.plan, e.question_count, e.total_score, e.pass_score, e.rule, now() - interval '1 hour',
     now() + interval '1 hour', 7200, true, e.created_by, now(), now()
   from generate_series(1, 200) n, (select exam.* from exam, school
     where organisation_id = school.id and paper_id is not null order by exam.id limit 1) e`,
  `insert into question_attempt (person_id, kind, source_id, nth, title, items, rule, started_at, ends_at)
   select learner.id, 'exam', exam.id, 1, exam.title, exam.plan -> 'sections' -> 0 -> 'items',
     exam.rule, now(), now() + interval '1 hour'
   from learner, exam where exam.title = '监考用考试'`,
  `insert into attempt_answer (attempt_id, place, given, number, answered_at)
   select a.id, n, '["A"]', 1, now() from question_attempt a
     join exam on exam.id = a.source_id and exam.title = '监考用考试', generate_series(0, 24) n
   where a.kind = 'exam'`,
];

/** @param {string} url */
async function plant(url) {
  const client = await openDatabase(url);
  for (const text of planted) {
    await client.query(text, text.includes('$1') ? [Number(values.learners)] : []);
  }
  const { rows } = await client.query(
    `select teacher, school.id as school, exam.id from exam, school where exam.title = '监考用考试'`,
  );
  const [{ teacher, school, id }] = rows;
  const token = await plantSession(client, teacher, school);
  await client.query('vacuum analyze');
  await client.end();
  return { token, examId: id };
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareTeaching.mjs');
  const { token, examId } = await plant(postgres.url);
  const options = { connections: CONNECTIONS, token };
  const pairs = [
    { what: 'list of 20 exams of 200', call: 'exam/manage/v1/list', path: 'list' },
    { what: 'one exam', call: `exam/manage/v1/detail?examId=${examId}`, path: 'detail' },
    {
      what: `a running exam of ${values.learners}`,
      call: `exam/watch/v1/live?examId=${examId}`,
      path: 'live',
    },
  ];
  for (const { what, call, path } of pairs) {
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, options),
      least: () => load(`${bare.origin}/${path}`, options),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
