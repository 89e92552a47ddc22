/**
 * A minimal server for teachers' calls about banks: the caller is authenticated, and each call runs
 * one prepared statement.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ schoolId: number }>>} */
const holderOf = holders(`select organisation_id as "schoolId" from session where token_hash = $1`);

const statements = {
  banks: `select bank.*, (select count(*)::int from question where bank_id = bank.id
      and deleted_at is null) as questions,
    (select count(*)::int from bank_chapter where bank_id = bank.id) as chapters
    from question_bank bank where organisation_id is not null and archived_at is null
    order by id desc limit 20`,
  questions: `select question.id, version, chapter_id, group_id, type, difficulty, stem, tags,
    source, written_at, (select count(*)::int from question where bank_id = $1
      and deleted_at is null) as total
    from question join question_version on question_id = question.id and nth = version
    where bank_id = $1 and deleted_at is null order by question.id desc limit 20`,
};

const app = fastify();
app.get('/banks', async ({ headers }) => {
  await holderOf(headers);
  return (await pool.query({ name: 'banks', text: statements.banks })).rows;
});
app.get('/questions', async ({ headers, query }) => {
  await holderOf(headers);
  const values = [Number(/** @type {{ bankId: string }} */ (query).bankId)];
  return (await pool.query({ name: 'questions', text: statements.questions, values })).rows;
});
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
