/** Learners with past runs of a drill and a case, and schools with applications. */
import { openDatabase } from '../../../frame/database.mjs';
import { plantSession } from '../../../frame/signIn.mjs';

const PEOPLE = 500;
/** The number of finished runs of each kind. */
const BEFORE = 20;
/** The length of a typical run. */
const STEPS = 10;

const planted = [
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, ${PEOPLE}) returning id)
   select id from made`,
  `insert into drill_run (drill_id, person_id, mode, seed, version, started_at, finished_at, score)
     select (select min(id) from drill), learner.id, 'test', n, 1, now(), now(), n
     from learner, generate_series(1, ${BEFORE}) n`,
  `insert into patient_run (case_id, person_id, version, started_at, finished_at, points, report)
     select (select min(id) from patient_case), learner.id, 1, now(), now(), n, '{"most": 100}'
     from learner, generate_series(1, ${BEFORE}) n`,
  `insert into patient_step (run_id, number, deed, at)
     select id, n, '{"kind": "measure"}', now() from patient_run, generate_series(1, ${STEPS}) n
     where person_id in (select id from learner)`,
  `insert into teach_application
     (person_id, name, organisation, position, phone, message, applied_at, declined_at)
     select learner.id, '学员', '学校' || n, '教师', learner.id || '-' || n, '', now(), now()
     from learner, generate_series(1, ${BEFORE}) n`,
];

/**
 * @param {string} url of the database
 * @param {number} count of learners who go through something at once
 * @returns {Promise<{ tokens: string[], drill: number, patient: number }>}
 */
export async function plantRuns(url, count = 32) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  await client.query('vacuum analyze');
  const { rows: people } = await client.query('select id from learner order by 1 limit $1', [
    count,
  ]);
  const tokens = [];
  for (const { id } of people) tokens.push(await plantSession(client, id));
  const { rows } = await client.query(`select (select min(id) from drill) as drill,
    (select min(id) from patient_case) as patient`);
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, ...rows[0] };
}
