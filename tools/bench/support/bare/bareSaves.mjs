/** A minimal server for saves: the caller is authenticated, and one row is written durably. */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

await pool.query('create table if not exists bench_save (person_id integer, body jsonb)');
const text = 'insert into bench_save (person_id, body) values ($1, $2)';

const app = fastify();
app.get('/', async () => 'ready');
app.post('/', async ({ headers, body }) => {
  const { personId } = await holderOf(headers);
  await pool.query({ name: 'save', text, values: [personId, JSON.stringify(body)] });
  return {};
});
await app.listen({ port: Number(process.env.PORT) });
