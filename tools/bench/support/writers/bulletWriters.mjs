/** A video with many comments, and people who send more. */
import { openDatabase } from '../../../frame/database.mjs';
import { plantSession } from '../../../frame/signIn.mjs';

/** The rate limit is ten comments per minute and person, so this many take turns. */
const WRITERS = 6_000;
/** The number of comments in its first two minutes, and in the next two. */
const [SOME, MANY] = [20, 200];

const planted = [
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, ${WRITERS}) returning id)
   select id from made`,
  // A free video, so that no purchase has to be looked up.
  `create temp table at as select v.id from simulation_video v join commodity c
     on c.product_id = v.id and c.type = 256 where c.charge = 1 and c.withdrawn_at is null
   order by 1 limit 1`,
  `insert into bullet_comment (video_id, person_id, at_ms, text, color, place, sent_at)
     select at.id, learner.id, 1000 * (nth % 120) + case when nth <= ${SOME} then 0 else 120000 end,
       '按压要快，回弹要够', '#ffffff', 1, now()
     from at, (select id, row_number() over (order by id) as nth from learner) learner
     where nth <= ${SOME + MANY}`,
];

/**
 * @param {string} url of the database
 * @returns {Promise<{ writers: string[], video: number, newest: number }>}
 */
export async function plantBullets(url) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  const { rows: people } = await client.query('select id from learner order by 1');
  const writers = [];
  for (const { id } of people) writers.push(await plantSession(client, id));
  const { rows } = await client.query(
    'select (select id from at) as video, (select max(id) from bullet_comment) as newest',
  );
  await client.query('vacuum analyze');
  await client.end();
  return { writers, ...rows[0] };
}
