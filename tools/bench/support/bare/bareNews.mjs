/** A minimal server for a news list from PostgreSQL: one prepared statement. */
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const text = `select id, title, summary, category, cover, source, published_at as "publishedAt"
  from news_article order by published_at desc, id desc limit $1 offset $2`;

/** @typedef {{ Querystring: { page: string, pageCnt: string } }} NewsRoute */

const app = fastify();
app.get('/', async (/** @type {import('fastify').FastifyRequest<NewsRoute>} */ { query }) => {
  const [page, size] = [Number(query.page), Number(query.pageCnt)];
  const { rows } = await pool.query({ name: 'news', text, values: [size, (page - 1) * size] });
  return rows;
});
await app.listen({ port: Number(process.env.PORT) });
