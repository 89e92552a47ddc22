/** Learners with tokens, each watching a film in a course of their own. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const planted = `with made as (
    insert into course (id, course_type, name, cover, created_at, edited_at, published_at)
    values (1000001, 1, '课程', 'x', now(), now(), now()) returning id),
  sold as (insert into commodity (type, product_id, title, description, html, cover, charge, published_at)
    select 1, id, '课程', '', '', 'x', 1, now() from made),
  chapter as (insert into course_chapter (course_id, place, title)
    select id, 0, '第一章' from made returning id, course_id),
  film as (insert into media (kind, key, name, bytes, created_at, ready_at, duration_s)
    values ('film', 'film/bench.mp4', '视频', 1, now(), now(), 3600) returning id)
  insert into courseware (course_id, chapter_id, place, type, title, rule, content, media_id)
    select course_id, chapter.id, n, 1, '第' || n || '讲', 'watched',
      '{"type":1,"chapters":[],"checks":[],"inOrder":false,"subtitles":null}', film.id
    from chapter, film, generate_series(0, 19) n returning id`;
const people = `insert into person (service, nickname, registered_at)
  select 'main', '学员', now() from generate_series(1, $1::integer) returning id`;
/** Everybody has a visit in progress, and gaps in what they have seen. */
const visits = `insert into courseware_progress
    (person_id, courseware_id, course_id, seen, first_at, last_at, reported_at)
  select p.id, $2, (select course_id from courseware where id = $2),
    '[[0,300],[400,420],[500,640]]', now(), now(), now()
  from unnest($1::integer[]) p(id)`;

/**
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function plantWatchers(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const itemId = (await client.query(planted)).rows[0].id;
  const ids = (await client.query(people, [count])).rows.map(({ id }) => id);
  await client.query(visits, [ids, itemId]);
  const tokens = [];
  for (const id of ids) tokens.push(await plantSession(client, id));
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, itemId };
}
