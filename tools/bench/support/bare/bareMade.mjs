/**
 * A minimal server for custom practice: the caller is authenticated, and each call runs one
 * prepared statement; a saved set is one row.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders(`select person_id as "personId" from session where token_hash = $1`);

const counted = ['chapter_id', 'type', 'difficulty'].map(
  (of) => `select '${of}' as of, ${of}::text as value, count(*)::int from fit group by ${of}`,
);

/** The statement of each call: $1 is the person, $2 the request. */
const statements = {
  fitting: `with fit as materialized (
      select q.chapter_id, v.type, v.difficulty, v.tags from question q
      join question_version v on v.question_id = q.id and v.nth = q.version
      left join question_standing s on s.question_id = q.id and s.person_id = $1
      where q.bank_id = $2 and q.deleted_at is null)
    ${counted.join(' union all ')}
    union all select 'tag', tag, count(*)::int from fit, unnest(tags) tag group by tag`,
  sets: `select s.*, (select count(*) from question_attempt a where a.person_id = s.person_id
      and a.kind = 'made' and a.source_id = s.id), $2::int from practice_set s
    where person_id = $1 and removed_at is null and name is not null order by id desc`,
  talk: `select c.*, p.nickname, p.avatar, (select count(*) from comment_like l
      where l.comment_id = c.id and l.taken_back_at is null), count(*) over (), $1::int
    from comment c join person p on p.id = c.person_id
    where subject_type = 6 and subject_id = $2 and comment_id is null and held_at is null
    order by pinned_at desc nulls last, c.id desc limit 10`,
  counts: `select subject_id, count(*), $1::int from comment
    where subject_type = 6 and subject_id between $2 and $2::int + 19 group by subject_id`,
  save: `insert into practice_set (person_id, choices, made_at) values ($1, $2, now()) returning id`,
};

const app = fastify();
for (const [name, text] of Object.entries(statements)) {
  app.route({
    method: ['GET', 'POST'],
    url: `/${name}`,
    async handler({ headers, query, body }) {
      const { personId } = await holderOf(headers);
      const { id = 0 } = /** @type {{ id?: string }} */ (query);
      const asked = name === 'save' ? JSON.stringify(body) : Number(id);
      return (await pool.query({ name, text, values: [personId, asked] })).rows;
    },
  });
}
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
