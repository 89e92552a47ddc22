/** People of a welfare centre with tokens, and a bank large enough for many draws. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const QUESTIONS = 4000;

/**
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<{ manager: string, trainees: string[] }>} their tokens
 */
export async function plantCallers(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const { rows: managers } = await client.query(
    `select m.person_id as id, m.organisation_id as centre from membership m
     join person p on p.id = m.person_id
     where p.service = 'emergency' and p.is_welfare_manager order by m.id limit 1`,
  );
  const [{ id: managerId, centre }] = managers;
  const { rows: people } = await client.query(
    `with made as (insert into person (service, phone, nickname, registered_at)
       select 'emergency', '1990000' || lpad(n::text, 4, '0'), '学员', now()
       from generate_series(1, $1::integer) n returning id)
     insert into membership (organisation_id, person_id, name, role) select $2, id, '学员', 3 from made
     returning person_id as id`,
    [count, centre],
  );
  await client.query(
    `insert into emergency_question (organisation_id, type, stem, options, answer, analysis, category,
       topic, difficulty, created_at, updated_at)
     select q.organisation_id, q.type, q.stem || n, q.options, q.answer, q.analysis, q.category,
       q.topic, q.difficulty, q.created_at, q.updated_at
     from generate_series(1, $1::integer) n
     join lateral (select * from emergency_question where organisation_id = $2 order by id
       offset n % 50 limit 1) q on true`,
    [QUESTIONS, centre],
  );
  const manager = await plantSession(client, managerId);
  const trainees = [];
  for (const { id } of people) trainees.push(await plantSession(client, id));
  await client.query('analyze');
  await client.end();
  return { manager, trainees };
}
