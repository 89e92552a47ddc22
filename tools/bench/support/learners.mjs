/** Learners with tokens and a history in a bank, with a practice in progress. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const people = `insert into person (service, nickname, registered_at)
  select 'main', '学员', now() from generate_series(1, $1::integer) returning id`;
/** The platform's largest free bank. */
const bank = `select bank.id from question_bank bank
  join commodity c on c.type = 4 and c.product_id = bank.id
  join question q on q.bank_id = bank.id and q.deleted_at is null
  where bank.organisation_id is null and c.charge = 1 and c.withdrawn_at is null
  group by bank.id order by count(*) desc limit 1`;
const asked = `create temp table asked as
  select q.id, q.bank_id, q.version, v.type, row_number() over (order by q.id)::int as nth
  from question q join question_version v on v.question_id = q.id and v.nth = q.version
  where q.bank_id = $1 and q.deleted_at is null`;
const standings = `insert into question_standing (person_id, question_id, bank_id, type, version, given,
    share, answered_at, right_count, wrong_count, last_wrong_at, due_at, stability, hardness)
  select p.id, asked.id, bank_id, type, version, '["A"]', (nth + p.id) % 2, now(), 1, 1,
    case when (nth + p.id) % 2 = 0 then now() - nth * interval '1 minute' end,
    now() + (nth - 20) * interval '1 hour', 3, 5
  from unnest($1::integer[]) p(id), asked`;
const practices = `insert into question_attempt (person_id, kind, source_id, title, items, rule,
    started_at, submitted_at, submitted_by, taken_in_at, gained, shares)
  select p.id, 'random', $2, '练习 ' || n, (select jsonb_agg(jsonb_build_object('questionId', id,
      'version', version, 'groupId', null, 'score', 100, 'shown', null) order by nth)
      from asked where nth <= 20), 'shareUntilWrong',
    now() - n * interval '1 day', case when n > 0 then now() - n * interval '1 day' end,
    case when n > 0 then 'person' end, case when n > 0 then now() end, 0,
    case when n > 0 then array_fill(1::real, array[20]) end
  from unnest($1::integer[]) p(id), generate_series(0, 40) n returning id, person_id, submitted_at`;
const answers = `insert into attempt_answer (attempt_id, place, given, number, answered_at)
  select attempt.id, n, '["A"]', 1, now() from question_attempt attempt, generate_series(0, 19) n
  where attempt.person_id = any($1::integer[])`;

/**
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function plantLearners(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const ids = (await client.query(people, [count])).rows.map(({ id }) => id);
  const bankId = (await client.query(bank)).rows[0].id;
  await client.query(asked, [bankId]);
  await client.query(standings, [ids]);
  const { rows } = await client.query(practices, [ids, bankId]);
  await client.query(answers, [ids]);
  const tokens = [];
  for (const id of ids) tokens.push(await plantSession(client, id));
  const open = rows.filter((row) => row.submitted_at === null);
  const practiceIds = ids.map((id) => open.find((row) => row.person_id === id).id);
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, bankId, practiceIds };
}
