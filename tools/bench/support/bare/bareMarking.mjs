/**
 * A minimal server for calls about a finished exam: the caller is authenticated, pages are one
 * prepared statement each, and a mark is two writes in one transaction.
 */
import fastify from 'fastify';
import { holders, inTransaction, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ schoolId: number, personId: number }>>} */
const holderOf = holders(
  'select organisation_id as "schoolId", person_id as "personId" from session where token_hash = $1',
);

const grades = `select m.person_id, m.name, m.number, a.id, a.gained, a.submitted_at,
    rank() over (order by a.gained desc nulls last), count(*) over ()::int as total
  from membership m left join question_attempt a on a.person_id = m.person_id and a.kind = 'exam'
    and a.source_id = $1
  where m.organisation_id = $2 and m.role = 3 order by a.gained desc nulls last limit 20`;
const answers = `select a.id, item.nth, g.given, g.number, count(*) over ()::int as total
  from question_attempt a, jsonb_array_elements(a.items) with ordinality as item(value, nth)
  join attempt_answer g on g.place = item.nth - 1
  where a.kind = 'exam' and a.source_id = $1 and item.value->>'questionId' = $2
    and g.attempt_id = a.id
    and not exists (select 1 from answer_mark m where m.attempt_id = a.id and m.place = g.place)
  order by a.id limit 20`;
const marked = `insert into answer_mark (attempt_id, place, marker_id, number, score, comment, is_final,
    marked_at) values ($1, $2, $3, $4, $5, '', false, now())
  on conflict (attempt_id, place, marker_id) do update set score = excluded.score`;
const summed = `update question_attempt set shares[$2::int + 1] = $3::real / 2, waiting_count = 0
  where id = $1`;

const app = fastify();
app.get('/', async () => 'ready');
app.get('/report/v1/gradebook', async ({ headers, query }) => {
  const { schoolId } = await holderOf(headers);
  const { examId } = /** @type {Record<string, string>} */ (query);
  return (await pool.query({ name: 'grades', text: grades, values: [examId, schoolId] })).rows;
});
app.get('/marking/v1/answers', async ({ headers, query }) => {
  await holderOf(headers);
  const { examId, questionId } = /** @type {Record<string, string>} */ (query);
  return (await pool.query({ name: 'answers', text: answers, values: [examId, questionId] })).rows;
});
app.post('/marking/v1/mark', async ({ headers, body }) => {
  const { personId } = await holderOf(headers);
  const { attemptId, place, number, score } = /** @type {Record<string, number>} */ (body);
  await inTransaction(async (ask) => {
    await ask('marked', marked, [attemptId, place, personId, number, score]);
    await ask('summed', summed, [attemptId, place, score]);
  });
  return { score };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
