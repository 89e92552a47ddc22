/**
 * node tools/bench/learning/courseLearners.mjs [--learners 5000] [--items 500] [--rounds 20]
 *
 * A teacher's calls about the learners of a large course, one after the other on PostgreSQL: pages
 * of the list in each order, the statistics, and the items and curve of one learner; alternating
 * with minimal statements that read the same rows.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { plantSession } from '../../frame/signIn.mjs';
import { sayCommand } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';

const NAME = '学习情况用课程';
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '5000' },
    items: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '20' },
  },
});

/** Everybody of a school has begun a course and is somewhere in it. */
const planted = [
  `create temp table school as with made as (
     insert into organisation (name) values ('测量用学校') returning id
   ), taught as (
     insert into person (service, nickname, registered_at) values ('main', '教师', now()) returning id)
   select made.id, taught.id as teacher from made, taught`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select id, teacher, 2, 'T1', '教师' from school`,
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, $1::integer) returning id)
   select id from made`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select school.id, learner.id, 3, 'C' || learner.id, '学员' || learner.id from learner, school`,
  `with whom as (insert into audience (kind, organisation_id, created_at)
     select 'organisation', id, now() from school returning id)
   insert into course (organisation_id, audience_id, course_type, name, cover, certificate_share,
     created_by, created_at, edited_at, published_at)
   select school.id, whom.id, 1, '${NAME}', '', 80, school.teacher, now(), now(), now()
   from school, whom`,
  `insert into course_chapter (course_id, place, title)
     select id, 0, '全部' from course where name = '${NAME}'`,
  `insert into courseware (course_id, chapter_id, place, type, title, duration_s, rule, content)
     select c.id, h.id, n, case when n % 50 = 0 then 64 when n % 2 = 0 then 1 else 8 end, '课件' || n,
       600, 'byHand', '{"type":8,"html":""}'
     from course c join course_chapter h on h.course_id = c.id, generate_series(1, $2::integer) n
     where c.name = '${NAME}'`,
  `insert into courseware_progress (person_id, course_id, courseware_id, seen, studied_s, first_at,
     last_at, studied_at, best_score)
   select l.id, w.course_id, w.id, '[[0,200],[300,540]]', 300, now(), now() - (l.id % 40) * interval '1 day',
     case when w.place % 7 > 0 then now() end, case when w.type = 64 then l.id % 100 end
   from learner l, courseware w join course c on c.id = w.course_id and c.name = '${NAME}'
   where w.place <= (l.id * 37) % $2::integer`,
  `insert into course_learner (person_id, course_id, first_at, last_at, studied_count, studied_s)
   select person_id, course_id, min(first_at), max(last_at), count(studied_at), sum(studied_s)
   from courseware_progress join course on course.id = course_id and course.name = '${NAME}'
   group by person_id, course_id`,
];

/** @param {import('pg').Client} client */
async function plant(client) {
  for (const text of planted) {
    const all = [Number(values.learners), Number(values.items)];
    const numbered = text.includes('$1') ? [all[0]] : text.includes('$2') ? [all[1]] : [];
    await client.query(text.replaceAll('$2', '$1'), numbered);
  }
  const { rows } = await client.query(
    `select teacher, school.id as school, course.id,
       (select min(id) from courseware where course_id = course.id and type = 1) as item
     from course, school where name = '${NAME}'`,
  );
  const { teacher, school, id, item } = rows[0];
  const token = await plantSession(client, teacher, school);
  await client.query('vacuum analyze');
  return { token, courseId: id, itemId: item };
}

/** @param {number[]} times */
const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

await command(async () => {
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url, 'none');
  const client = await openDatabase(postgres.url);
  const { token, courseId, itemId } = await plant(client);
  const base = `${server.calls}/course-learner/v1`;
  const course = `courseId=${courseId}`;
  /** @param {string} path */
  const ask = async (path) => {
    const answer = await fetch(`${base}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  const least = {
    learners: `select p.id, m.name, m.number, l.* from membership m join person p on p.id = m.person_id
      left join course_learner l on l.person_id = p.id and l.course_id = ${courseId}
      where m.organisation_id = (select organisation_id from course where id = ${courseId})
      order by l.studied_count desc nulls last limit 20`,
    items: `select courseware_id, count(*), count(studied_at), avg(studied_s)
      from courseware_progress where course_id = ${courseId} group by 1`,
    curve: `select count(*) from courseware_progress, jsonb_array_elements(seen)
      where courseware_id = ${itemId}`,
  };
  const pairs = /** @type {const} */ ([
    ['list', `list?${course}`, 'learners'],
    ['list, most done', `list?${course}&sort=mostDone`, 'learners'],
    ['list, at risk, page 50', `list?${course}&risk=1&page=50`, 'learners'],
    ['list, by a word', `list?${course}&keyword=C1`, 'learners'],
    ['figures', `overview?${course}`, 'learners'],
    ['items', `item/list?${course}`, 'items'],
    ['curve of one', `item/curve?${course}&itemId=${itemId}`, 'curve'],
  ]);
  for (const [what, path, by] of pairs) {
    const [ours, bare] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    for (let round = 0; round < Number(values.rounds); round++) {
      ours.push(await timed(() => ask(path)));
      bare.push(await timed(() => client.query(least[by])));
    }
    const [mine, its] = [median(ours), median(bare)];
    console.log(
      `${what}: ${mine.toFixed(1)} ms, least ${its.toFixed(1)} ms, ${(mine / its).toFixed(2)} times`,
    );
  }
  await client.end();
  await server.stop();
  await postgres.stop();
});
