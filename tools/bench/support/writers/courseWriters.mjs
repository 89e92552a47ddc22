/** A school with a course of its own, its learners who write about it, and its teachers. */
import { openDatabase } from '../../../frame/database.mjs';
import { plantSession } from '../../../frame/signIn.mjs';

/** The rate limit is ten texts per minute and person, so this many take turns. */
const WRITERS = 6_000;
const NAME = '保存用课程';
const LISTED = 200;

const planted = [
  `create temp table school as select organisation_id as id, min(person_id) as teacher
     from membership where role = 2 group by 1 order by 1 limit 1`,
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, ${WRITERS}) returning id)
   select id from made`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select school.id, learner.id, 3, 'W' || learner.id, '学员' from learner, school`,
  `with whom as (insert into audience (kind, organisation_id, created_at)
     select 'organisation', school.id, now() from school, generate_series(1, ${LISTED}) returning id)
   insert into course (organisation_id, audience_id, course_type, name, cover, created_by,
     created_at, edited_at, published_at)
   select school.id, whom.id, 1, '${NAME}', 'cover', school.teacher, now(), now(), now()
   from school, whom`,
  `create temp table taught as select id, row_number() over (order by id) as nth from course
     where name = '${NAME}'`,
  `with made as (insert into teacher (organisation_id, person_id, name, rank, works_at, introduction)
     select school.id, school.teacher, '教师', '', '', '' from school returning id)
   insert into course_teacher (course_id, teacher_id) select taught.id, made.id from made, taught`,
  `insert into course_chapter (course_id, place, title)
     select id, n, '第' || n || '章' from taught, generate_series(0, 3) n`,
  `insert into courseware (course_id, chapter_id, place, type, title, duration_s, rule, content)
     select h.course_id, h.id, n, 8, '课件' || n, 600, 'byHand', '{"type":8,"html":"<p>正文</p>"}'
     from course_chapter h join taught on taught.id = h.course_id, generate_series(0, 9) n`,
  `insert into course_learner (person_id, course_id, first_at, last_at, studied_s)
     select learner.id, taught.id, now(), now(), 600 from learner, taught where nth = 1`,
  `insert into comment (subject_type, subject_id, person_id, text, created_at)
     select 1, taught.id, learner.id, '讲得很清楚', now() from taught, learner
     where nth = 1 order by learner.id limit ${LISTED}`,
  `insert into course_note (person_id, course_id, html, words, visibility, created_at)
     select learner.id, taught.id, '<p>笔记</p>', '笔记', n % 2, now()
     from taught, (select id from learner order by id limit 32) learner, generate_series(1, 60) n
     where nth = 1`,
  `insert into course_question (person_id, course_id, title, text, asked_at)
     select learner.id, taught.id, '请问老师', '为什么是这样？', now()
     from taught, (select id from learner order by id limit 32) learner, generate_series(1, 30) n
     where nth = 1`,
  `insert into course_question (person_id, course_id, title, text, asked_at)
     select learner.id, product_id, '请问老师', '为什么是这样？', now()
     from commodity, (select id from learner order by id limit ${LISTED}) learner
     where commodity.id = (select min(id) from commodity where type = 1 and withdrawn_at is null)`,
  `insert into collected (person_id, type, product_id, collected_at)
     select learner.id, 1, product_id, now()
     from commodity, (select id from learner order by id limit 32) learner where commodity.type = 1`,
  `insert into media (kind, key, name, bytes, created_at, ready_at, duration_s, organisation_id, person_id)
     select 'film', 'film/bench' || n || '.mp4', '视频' || n, 1, now(), now(), 600, school.id, school.teacher
     from school, generate_series(1, ${LISTED}) n`,
  `insert into course_offer (course_id, person_id, charge, price, note, asked_at)
     select taught.id, school.teacher, 2, 10000, '', now() from school, taught`,
  `insert into moderation (kind, target_id, person_id, cause, text, words, at)
     select 1, comment.id, comment.person_id, 1, comment.text, '{词}', now()
     from comment join taught on taught.id = subject_id and nth = 1`,
];

const found = `select teacher, school.id as school, taught.id as course,
    (select min(course_question.id) from course_question where course_id =
      (select product_id from commodity where id =
        (select min(id) from commodity where type = 1 and withdrawn_at is null))) as question,
    (select min(comment.id) from comment where subject_type = 1 and subject_id = taught.id) as comment
  from school, taught where nth = 1`;
/** Each editor has their own course, because edits of one course wait for each other. */
const edited = `select taught.id as course, min(h.id) as chapter, min(w.id) as item
  from taught join course_chapter h on h.course_id = taught.id
  join courseware w on w.course_id = taught.id and w.chapter_id = h.id
  where nth > 1 group by 1 order by 1 limit $1`;

/**
 * @param {string} url of the database
 * @param {number} atOnce
 */
export async function plantCourseWriters(url, atOnce) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  const [told] = (await client.query(found)).rows;
  const { rows: edits } = await client.query(edited, [atOnce]);
  const learners = (await client.query('select id from learner order by id')).rows;
  const writers = [];
  for (const { id } of learners) writers.push(await plantSession(client, id));
  // The same people answer as platform administrators, who teach the platform's courses.
  const answerers = [];
  for (const { id } of learners.slice(0, WRITERS / 2)) {
    answerers.push(await plantSession(client, id));
  }
  await client.query(
    `update session set organisation_id = $1 where person_id in (select id from learner)`,
    [told.school],
  );
  const teacher = await plantSession(client, told.teacher, told.school);
  const admins = `select id from person where service = 'main' and is_platform_admin limit 1`;
  const operator = await plantSession(client, (await client.query(admins)).rows[0].id);
  await client.query('vacuum analyze');
  const raise = () =>
    client.query('update person set is_platform_admin = true where id in (select id from learner)');
  return { ...told, edits, writers, answerers, teacher, operator, raise, end: () => client.end() };
}
