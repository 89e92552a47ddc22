/** Learners with tokens, each of whom learns twenty courses on sale. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

const people = `insert into person (service, nickname, registered_at)
  select 'main', '学员', now() from generate_series(1, $1::integer) returning id`;
/** Planted courses keep their directories; the others get one here. */
const courses = `insert into course (id, course_type, name, cover, created_at, edited_at, published_at)
  select product_id, coalesce(course_type, 1), title, cover, now(), now(), now()
  from commodity where type = 1 on conflict do nothing`;
const chapters = `insert into course_chapter (course_id, place, title)
  select course.id, n, '第' || n || '章' from course, generate_series(1, 6) n
  where not exists (select 1 from course_chapter its where its.course_id = course.id)`;
const items = `insert into courseware (course_id, chapter_id, place, type, title, duration_s, rule, content)
  select course_id, id, n, 8, '课件' || n, 600, 'byHand', '{"type":8,"html":""}'
  from course_chapter chapter, generate_series(1, 5) n
  where not exists (select 1 from courseware its where its.chapter_id = chapter.id)`;
const learners = `insert into course_learner (person_id, course_id, last_courseware_id, first_at, last_at)
  select p.id, of.id, (select min(id) from courseware where course_id = of.id), now(),
    now() - of.nth * interval '1 hour'
  from unnest($1::integer[]) p(id),
    (select product_id as id, row_number() over (order by id) as nth from commodity
      where type = 1 and withdrawn_at is null limit 20) of`;
const progress = `insert into courseware_progress (person_id, course_id, courseware_id, first_at, last_at, studied_at)
  select p.id, l.course_id, w.id, now(), now(), now() from unnest($1::integer[]) p(id)
  join course_learner l on l.person_id = p.id
  join courseware w on w.course_id = l.course_id and w.place <= 3`;
/** The course whose detail is requested: large, and learnt by all of them. */
const asked = `select course_id as id from course_learner order by last_at desc limit 1`;

/**
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function plantCourseLearners(databaseUrl, count) {
  const client = await openDatabase(databaseUrl);
  const ids = (await client.query(people, [count])).rows.map(({ id }) => id);
  for (const text of [courses, chapters, items]) await client.query(text);
  for (const text of [learners, progress]) await client.query(text, [ids]);
  const courseId = (await client.query(asked)).rows[0].id;
  const tokens = [];
  for (const id of ids) tokens.push(await plantSession(client, id));
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, courseId };
}
