/**
 * A minimal server for the calls of the main site's pages, for callers with a token: the token is
 * looked up once in four seconds, and each call runs one prepared statement.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

const statements = {
  list: `select c.id, c.type, c.product_id, c.title, c.description, c.cover, c.teacher,
    c.learner_count, c.published_at, c.charge, s.id as specification_id, s.price,
    s.original_price, s.vip_price, l.price as limited, l.starts_at, l.deadline,
    array(select t.name from commodity_tag ct join tag t on t.id = ct.tag_id
      where ct.commodity_id = c.id order by t.type, t.id limit 3) as tags
    from commodity c left join specification s on s.commodity_id = c.id and s.place = 0
    left join limited_price l on l.commodity_id = c.id and l.deadline > now()
    where c.withdrawn_at is null and c.type = 1 order by c.weight desc, c.id desc limit 20`,
  article: 'select * from news_article where id = 1',
};

const app = fastify();
for (const [name, text] of Object.entries(statements)) {
  app.get(`/${name}`, async ({ headers }) => {
    await holderOf(headers);
    return (await pool.query({ name, text })).rows;
  });
}
/** Complete drafts, as editors load them. */
const made = {
  drill: 'select *, graph::text as graph from drill_making order by id limit 1',
  case: 'select *, of::text as of from patient_making order by id limit 1',
  simulation: 'select * from made_simulation join simulation using (id) order by id limit 1',
};
app.get('/made', async ({ headers, query }) => {
  await holderOf(headers);
  const { kind } = /** @type {{ kind: keyof typeof made }} */ (query);
  return (await pool.query({ name: `made ${kind}`, text: made[kind] })).rows;
});
app.get('/', async () => 'ready');
app.get('/own', async ({ headers }) => {
  const { personId } = await holderOf(headers);
  const text = 'select id, nickname, avatar from person where id = $1';
  return (await pool.query({ name: 'own', text, values: [personId] })).rows;
});
await app.listen({ port: Number(process.env.PORT) });
