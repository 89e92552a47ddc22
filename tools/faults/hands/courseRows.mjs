/** A school with its people, and the checks of its courses at the end, in either database. */
import { openCluster } from '../../postgres/embedded.mjs';
import { withDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

/**
 * The server's own PostgreSQL can be opened only while no server runs it.
 * @template T
 * @param {{ databaseUrl: string, dataDir: string }} house
 * @param {(query: (text: string, params?: unknown[]) => Promise<{ rows: any[] }>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withRows({ databaseUrl, dataDir }, work) {
  if (databaseUrl !== '') {
    return withDatabase(databaseUrl, (client) => work((text, all) => client.query(text, all)));
  }
  const { url, stop } = await openCluster(dataDir);
  return withRows({ databaseUrl: url, dataDir }, work).finally(stop);
}

/**
 * Teachers and learners of a school; answers their tokens.
 * @param {{ databaseUrl: string, dataDir: string }} house
 * @param {{ teachers: number, learners: number }} counts
 */
export const plantSchool = (house, { teachers, learners }) =>
  withRows(house, async (query) => {
    const made = await query(`insert into organisation (name) values ('学校') returning id`);
    const school = made.rows[0].id;
    const somebody = async (/** @type {number} */ role, /** @type {number} */ nth) => {
      const { rows } = await query(
        `with born as (insert into person (service, nickname, registered_at)
           values ('main', $1::text, now()) returning id)
         insert into membership (organisation_id, person_id, role, number, name)
         select $2, id, $3, $1::text, $1::text from born returning person_id as id`,
        [`${role}-${nth}`, school, role],
      );
      return plantSession({ query }, rows[0].id, school);
    };
    const all = { teachers: /** @type {string[]} */ ([]), learners: /** @type {string[]} */ ([]) };
    for (let nth = 0; nth < teachers; nth++) all.teachers.push(await somebody(2, nth));
    for (let nth = 0; nth < learners; nth++) all.learners.push(await somebody(3, nth));
    return all;
  });

/** The number of unfinished jobs. */
export const unfinished = `select count(*)::int as left from job
  where finished_at is null and kind in ('importCourse', 'makeFilm', 'makeDocument')`;

/**
 * Queries for inconsistencies by name; all are empty if nothing was half done.
 * @type {Record<string, string>}
 */
export const halves = {
  'open and not said so, or the other way round': `
    select c.id from course c left join lateral (select act from audit_entry
      where about = c.name and act in ('course.publish', 'course.withdraw')
      order by id desc limit 1) last on true
    where c.name like '开关%' and (last.act is not distinct from 'course.publish')
      <> (c.published_at is not null and c.withdrawn_at is null)`,
  'opened twice in a row': `
    select id from (select id, about, act, lag(act) over (partition by about order by id) as before
      from audit_entry where act in ('course.publish', 'course.withdraw')) each
    where act = before`,
  'a sheet of two minds': `
    select id from course where name like '编辑%' and description <> ''
      and (for_whom <> description or goals <> array[description]
        or regexp_replace(html, '<[^>]*>', '', 'g') <> description)`,
  'a course of an import that was not done, or none of one that was': `
    select id from course_import where ended_at is null
      or (failure is null) <> (course_id is not null)`,
  'a copy that is not whole': `
    select i.id from course_import i where i.course_id is not null and (
      (select count(*) from course_chapter where course_id = i.course_id) <> $1::int or
      (select count(*) from courseware where course_id = i.course_id) <> $2::int or
      (select count(media_id) from courseware where course_id = i.course_id) <> $3::int)`,
  'a copy that nobody brought': `
    select id from course where name = '来源' and id not in
      (select course_id from course_import where course_id is not null)
      and id <> (select min(id) from course where name = '来源')`,
  'a film without its item': `
    select id from media where name like '来源%' and id not in
      (select media_id from courseware where media_id is not null)`,
  'a film that is neither ready nor failed': `
    select id from media where (ready_at is null) = (failed_at is null)`,
};
