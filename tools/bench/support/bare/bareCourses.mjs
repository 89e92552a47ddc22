/**
 * A minimal server for learners' calls about courses: the caller is authenticated, and each call
 * runs one prepared statement.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders(`select person_id as "personId" from session where token_hash = $1`);

const size = `(select count(*)::int from course_chapter x where x.course_id = c.id) as chapters,
  (select count(*)::int from courseware x where x.course_id = c.id) as items,
  (select sum(duration_s)::int from courseware x where x.course_id = c.id) as seconds`;

/** The statement of each call: $1 is the person, $2 a number from the address. */
const statements = {
  learnt: `select c.id, c.name, c.cover, c.course_type, l.last_at, l.finished_at, w.title, ${size},
      (select count(*)::int from courseware_progress p where p.person_id = $1
        and p.course_id = c.id and p.studied_at is not null) as studied,
      count(*) over () as total, $2::int
    from course_learner l join course c on c.id = l.course_id
    left join courseware w on w.id = l.last_courseware_id
    where l.person_id = $1 order by l.last_at desc limit 20`,
  course: `select *, $1::int from course where id = $2`,
};

const app = fastify();
for (const [name, text] of Object.entries(statements)) {
  app.get(`/${name}`, async ({ headers, query }) => {
    const { personId } = await holderOf(headers);
    const { id = 0 } = /** @type {{ id?: string }} */ (query);
    return (await pool.query({ name, text, values: [personId, Number(id)] })).rows;
  });
}
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
