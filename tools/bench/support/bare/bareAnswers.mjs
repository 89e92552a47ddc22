/** A minimal server that stores ten answers durably, for callers with a token. */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

const kept = `insert into attempt_answer (attempt_id, place, given, number, answered_at, is_flagged)
  select $1, place, given, number, now(), "isFlagged"
  from jsonb_to_recordset($2::jsonb) as said(place smallint, given jsonb, number integer, "isFlagged" boolean)
  on conflict (attempt_id, place) do update set given = excluded.given, number = excluded.number,
    answered_at = excluded.answered_at, is_flagged = excluded.is_flagged`;

const app = fastify();
app.get('/', async () => 'ready');
app.post('/save', async ({ headers, body }) => {
  await holderOf(headers);
  const { attemptId, answers } = /** @type {{ attemptId: number, answers: object[] }} */ (body);
  await pool.query({ name: 'kept', text: kept, values: [attemptId, JSON.stringify(answers)] });
  return { saved: answers.length };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
