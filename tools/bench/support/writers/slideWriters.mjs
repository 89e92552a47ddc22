/** A school with slides of its own, and learners who write beside them. */
import { openDatabase } from '../../../frame/database.mjs';
import { plantSession } from '../../../frame/signIn.mjs';

const SLIDES = 200;
const PEOPLE = 500;
/** The number of layers, tours, tasks and own notes beside the free slide. */
const BESIDE = 20;
const asked = { kind: 1, label: '诊断', isNeeded: true, points: 5, options: [], unit: '' };
const fields = JSON.stringify([{ ...asked, expected: '' }]);
const answers = JSON.stringify([{ text: '脂肪变性', chosen: [], value: null, places: [] }]);
const key = {
  kind: 5,
  region: null,
  options: ['脂肪变性', '坏死', '水肿', '淤血'].map((text, at) => ({ text, isRight: at === 0 })),
};

const planted = [
  `create temp table school as select organisation_id as id, min(person_id) as teacher
     from membership where role = 2 group by 1 order by 1 limit 1`,
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, ${PEOPLE}) returning id)
   select id from made`,
  `insert into membership (organisation_id, person_id, role, number, name)
     select school.id, learner.id, 3, 'B' || learner.id, '学员' from learner, school`,
  `insert into slide_library (organisation_id, name, field, updated_at)
     select id, '本校', 1, now() from school on conflict do nothing`,
  `create temp table own as with made as (
     insert into slide (library_id, scan_id, place, title, field, stain, created_at, updated_at)
     select l.id, (select min(id) from slide_scan), n, '切片' || n, 1, 1, now(), now()
     from slide_library l, school, generate_series(1, ${SLIDES}) n
     where l.organisation_id = school.id returning id)
   select id from made`,
  `insert into slide_finding_form (slide_id, title, text, fields, updated_at)
     select min(id), '报告', '', '${fields}', now() from own`,
  `insert into slide_finding (form_id, person_id, token, edition, title, fields, answers, state,
       most, handed_at)
     select f.id, learner.id, '', 1, '报告', f.fields, '${answers}', 1, 5, now()
     from slide_finding_form f, learner where f.slide_id = (select min(id) from own)`,
  `insert into slide_report (slide_id, person_id, slide_title, fault, text, reported_at)
     select own.id, (select min(id) from learner), '切片', 1, '看不清', now() from own`,
  `insert into slide_watch (slide_id, person_id, organisation_id, seconds, last_at, day, day_seconds)
     select (select min(id) from own), learner.id, school.id, learner.id % 900, now(), '', 0
     from learner, school`,
  `insert into slide_note (person_id, slide_id, place, text, created_at)
     select id, 1, '{"x":0.5,"y":0.5,"zoom":10,"angle":0}', '笔记', now() from learner`,
  `insert into slide_layer (slide_id, kind, person_id, name, words, colour, created_at, updated_at)
     select 1, 'own', id, '我的标注', '{}', 'red', now(), now() from learner`,
  `insert into slide_layer (slide_id, kind, person_id, name, words, colour, visibility, created_at,
       updated_at)
     select 1, 'teaching', school.teacher, '图层' || n, '{}', 'red', 1, now(), now()
     from school, generate_series(1, ${BESIDE}) n`,
  `insert into slide_tour (slide_id, person_id, title, words, stops, visibility, created_at, updated_at)
     select 1, school.teacher, '导览' || n, '{}', '[]', 1, now(), now()
     from school, generate_series(1, ${BESIDE}) n`,
  `insert into slide_note (person_id, slide_id, place, text, created_at)
     select id, 1, '{"x":0.5,"y":0.5,"zoom":10,"angle":0}', '笔记' || n, now()
     from learner, generate_series(2, ${BESIDE}) n`,
];

/**
 * @param {string} url of the database
 * @param {number} count of learners who write at once
 */
export async function plantWriters(url, count = 32) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  const task = `insert into slide_task (slide_id, title, text, explanation, key, reveals, updated_at)
    values (1, '看一看', '', '', $1, 1, now()) returning id`;
  let taskId = 0;
  for (let nth = 0; nth < BESIDE; nth++) {
    taskId = (await client.query(task, [JSON.stringify(key)])).rows[0].id;
  }
  const { rows } = await client.query(
    `select learner.id, n.id as note, l.id as layer from learner
       join lateral (select min(id) as id from slide_note where person_id = learner.id) n on true
       join slide_layer l on l.person_id = learner.id
     order by 1 limit $1`,
    [count],
  );
  const [found] = (
    await client.query(
      'select teacher, school.id as school, (select min(id) from own) as own from school',
    )
  ).rows;
  const tokens = [];
  for (const { id } of rows) tokens.push(await plantSession(client, id));
  await client.query(
    `update session set organisation_id = $1 where person_id in (select id from learner)`,
    [found.school],
  );
  const teacher = await plantSession(client, found.teacher, found.school);
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, writers: rows, taskId, teacher, own: found.own };
}
