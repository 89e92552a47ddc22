/**
 * A minimal server for teachers' calls about exams: the caller is authenticated, each call runs one
 * prepared statement, and the state of a running exam is cached for a second.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ schoolId: number }>>} */
const holderOf = holders(`select organisation_id as "schoolId" from session where token_hash = $1`);

const counted = `(select count(distinct person_id)::int from question_attempt
  where kind = 'exam' and source_id = exam.id`;
const statements = {
  list: `select id, title, starts_at, ends_at, duration_s, question_count, total_score,
    published_at, cancelled_at, ${counted}) as begun,
    ${counted} and submitted_at is null) as open
    from exam where organisation_id is not null order by id desc limit 20`,
  detail: `select exam.*, audience.kind, ${counted}) as begun,
    (select count(*)::int from membership where organisation_id = exam.organisation_id and role = 3)
      as learners
    from exam join audience on audience.id = audience_id where title = '监考用考试'`,
};
const live = `select m.person_id, m.name, m.number, a.id, a.ends_at, a.submitted_at, g.answered, g.at
  from membership m
  left join question_attempt a on a.person_id = m.person_id and a.kind = 'exam'
    and a.source_id = (select id from exam where title = '监考用考试')
  left join (select attempt_id, count(*)::int as answered, max(answered_at) as at
    from attempt_answer group by attempt_id) g on g.attempt_id = a.id
  where m.role = 3 order by m.number`;

const app = fastify();
for (const [name, text] of Object.entries(statements)) {
  app.get(`/${name}`, async ({ headers }) => {
    await holderOf(headers);
    return (await pool.query({ name, text })).rows;
  });
}
/** @type {{ until: number, text: Promise<string> } | null} */
let kept = null;
app.get('/live', async ({ headers }, reply) => {
  await holderOf(headers);
  if (!kept || kept.until < Date.now()) {
    const text = pool.query({ name: 'live', text: live }).then(({ rows }) => JSON.stringify(rows));
    kept = { until: Date.now() + 1000, text };
  }
  return reply.type('application/json').send(await kept.text);
});
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
