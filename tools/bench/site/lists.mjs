/**
 * node tools/bench/site/lists.mjs [--rounds 3]
 *
 * The most frequent calls of the main site's pages, by 32 callers with tokens at once, alternating
 * with a minimal server that answers the same from the same PostgreSQL; then the list of courses
 * again with 50 000 of them. The servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';
import { signIn } from '../../frame/signIn.mjs';

const MANY = 50_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);

const pairs = [
  {
    what: 'list of 20 courses',
    call: 'commodity/v1/list?productType=1&page=1&pageCnt=20',
    bare: 'list',
  },
  { what: 'home', call: 'home/v1/blocks', bare: 'list' },
  { what: 'filters of a list', call: 'commodity/v1/filters?productType=1', bare: 'list' },
  { what: 'news of 20', call: 'news/v1/list?page=1&pageCnt=20', bare: 'list' },
  { what: 'article', call: 'news/v1/detail?id=1', bare: 'article' },
  { what: 'unread total', call: 'notice/v1/unread/total', bare: 'own' },
];

/**
 * Copies of the courses, each with its price and a subject.
 * @param {string} url
 * @param {number} count
 */
async function growTo(url, count) {
  const client = await openDatabase(url);
  await client.query(
    `with copies as (
       insert into commodity (type, product_id, title, description, html, cover, pictures, teacher,
         charge, learner_count, weight, published_at)
       select 1, 100000 + n, c.title || n, c.description, c.html, c.cover, c.pictures, c.teacher,
         c.charge, c.learner_count + n % 1000, c.weight, c.published_at - n * interval '1 minute'
       from generate_series(1, $1::integer) n
       join lateral (select * from commodity where type = 1 order by id
         offset n % (select count(*) from commodity where type = 1) limit 1) c on true
       returning id),
     priced as (insert into specification (commodity_id, place, name, price, original_price, vip_price)
       select id, 0, '标准', 100000, 120000, 80000 from copies)
     insert into commodity_tag (commodity_id, tag_id)
     select id, (select min(id) from tag) from copies`,
    [count],
  );
  await client.query('analyze');
  await client.end();
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const options = { connections: 32, token: await signIn(server.calls) };
  const ask = (/** @type {string} */ call) => load(`${server.calls}/${call}`, options);

  /** @param {{ what: string, call: string, bare: string }} pair */
  async function compare({ what, call, bare: path }) {
    const { ours } = await compareInTurns(what, rounds, {
      ours: () => ask(call),
      least: () => load(`${bare.origin}/${path}`, options),
    });
    return ours;
  }

  const [courses, ...others] = pairs;
  const few = courses ? await compare(courses) : 0;
  for (const pair of others) await compare(pair);
  await growTo(postgres.url, MANY);
  const many = courses ? await compare(courses) : 0;
  say(`The list of ${MANY} courses is ${(few / many).toFixed(2)} times slower (at most 1.2)`);
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
