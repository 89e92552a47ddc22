/** Learners with tokens, before an exam of fifty questions for everybody. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const people = `insert into person (service, nickname, registered_at)
  select 'main', '考生', now() from generate_series(1, $1::integer) returning id`;
const exam = `with whom as (
    insert into audience (kind, created_at) values ('everybody', now()) returning id),
  asked as (select q.id, q.version from question q join question_version v
    on v.question_id = q.id and v.nth = q.version where v.type = 1 order by q.id limit 50)
  insert into exam (audience_id, title, html, plan, question_count, total_score, pass_score, rule,
    starts_at, ends_at, duration_s, created_at, published_at)
  select whom.id, '考试', '', jsonb_build_object('sections', jsonb_build_array(jsonb_build_object(
      'title', '一', 'note', '', 'draws', '[]'::jsonb, 'items',
      (select jsonb_agg(jsonb_build_object('questionId', id, 'version', version, 'groupId', null, 'score', 100))
       from asked)))),
    50, 5000, 3000, 'shareUntilWrong', now() - interval '1 hour', now() + interval '1 day', 7200,
    now(), now()
  from whom returning id`;

/**
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function plantExaminees(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const { rows } = await client.query(people, [count]);
  const tokens = [];
  for (const { id } of rows) tokens.push(await plantSession(client, id));
  const made = await client.query(exam);
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, examId: made.rows[0].id };
}
