/** A school at work under fault tests, and what is found of it after each round. */
import { plantSession } from '../../frame/signIn.mjs';

/** @typedef {(text: string, params?: unknown[]) => Promise<{ rows: any[] }>} Query */

export const COUNTS = { admins: 24, learners: 120, seats: 20 };
/** Learners behind the first so many are disabled, enabled and given roles; the others only read. */
const CHANGED = 60;

/**
 * A school with administrators, learners and a paid licence for some of them.
 * @param {Query} query
 */
export async function plantSchoolAtWork(query) {
  await query(`insert into organisation (name) values ('学校')`);
  const admins = await plantPeople(query, { count: COUNTS.admins, role: 1, prefix: '管理员' });
  const learners = await plantPeople(query, { count: COUNTS.learners, role: 3, prefix: '学员' });
  await query(
    `insert into commodity (type, product_id, title, description, html, cover, pictures, charge,
       published_at) values (1, 1, '课程', '', '', 'c.webp', '{}', 2, now())`,
  );
  await query(
    `insert into licence (organisation_id, commodity_id, seats, is_by_department, is_by_year, price,
       starts_at, ends_at, offered_at, offered_by_id, ordered_at, ordered_by_id, title, tax_no,
       confirmed_at, confirmed_by_id)
     values (1, 1, $1, false, false, 1000, now() - interval '1 hour', now() + interval '1 day',
       now(), $2, now(), $2, '学校', '91350100M000100Y43', now(), $2)`,
    [COUNTS.seats, admins[0]?.personId],
  );
  return { admins, learners };
}

/**
 * @param {Query} query
 * @param {{ count: number, role: number, prefix: string }} people
 */
async function plantPeople(query, { count, role, prefix }) {
  const all = [];
  for (let nth = 0; nth < count; nth++) {
    const { rows } = await query(
      `with born as (insert into person (service, nickname, registered_at)
         values ('main', $1::text, now()) returning id)
       insert into membership (organisation_id, person_id, role, number, account, name)
       select 1, id, $2, $1::text, $1::text, $1::text from born returning id, person_id`,
      [`${prefix}${nth}`, role],
    );
    const { id, person_id: personId } = rows[0];
    const token = await plantSession({ query }, personId, 1);
    all.push({ id, personId, name: `${prefix}${nth}`, token });
  }
  return all;
}

const shown = `member_import_row its join membership roll
  on roll.organisation_id = i.organisation_id and roll.number = its.values ->> 'number'
  where its.import_id = i.id`;

/**
 * Queries for inconsistencies by name; all are empty if nothing was half done or doubled.
 * @type {Record<string, string>}
 */
export const halves = {
  'an import of which some rows are there and some are not': `
    select i.id from member_import i where (select count(*) from ${shown}) <>
      case when i.state = 'saved' then (i.counts ->> 'created')::int else 0 end`,
  'an account that an import left behind': `
    select p.id from person p where p.must_change_password
      and not exists (select 1 from membership m where m.person_id = p.id)`,
  'a made line without its account': `
    select id from membership where is_account_made and person_id is null`,
  'a class or department that an import left behind': `
    select c.id from school_class c where not exists
      (select 1 from membership m where m.class_id = c.id)
    union all select d.id from department d where not exists
      (select 1 from membership m where m.department_id = d.id)`,
  'an import whose log says otherwise than its state': `
    select i.id from member_import i where
      (select count(*) from audit_entry a where a.act = 'roster.import' and a.about like '%' || i.file_name)
        <> case when i.state = 'waiting' then 0 else 1 end
      or (select count(*) from audit_entry a where a.act = 'roster.undo' and a.about like '%' || i.file_name)
        <> case when i.state = 'undone' then 1 else 0 end`,
  'more seats than were bought': `
    select l.id from licence l where l.seats <
      (select count(*) from licence_seat s where s.licence_id = l.id and s.lost_at is null)`,
  'a seat that opens nothing, or something open without a seat': `
    select coalesce(s.person_id, e.person_id) as id
    from (select person_id from licence_seat where lost_at is null) s
    full join (select person_id from entitlement
      where origin = 'licence' and withdrawn_at is null) e on e.person_id = s.person_id
    where s.person_id is null or e.person_id is null`,
  'a notice that was sent twice, or not at all': `
    select n.id from school_notice n where n.state in ('sent', 'withdrawn') and (n.notice_id is null
      or (select count(*) from notice its where its.title = n.title) <> (n.state = 'sent')::int)`,
  'a notice that somebody did not receive': `
    select n.id from school_notice n where n.state in ('sent', 'withdrawn') and
      (select count(*) from notice_recipient r join person p on p.id = r.person_id
        where r.notice_id = n.notice_id and p.nickname like '学员%'
          and substr(p.nickname, 3)::int >= ${CHANGED}) <> ${COUNTS.learners - CHANGED}`,
  'a notice that was received, and not sent': `
    select its.id from notice its where its.issuer is not null
      and not exists (select 1 from school_notice n where n.notice_id = its.id)`,
  'a withdrawn notice that can still be read': `
    select n.id from school_notice n join notice its on its.id = n.notice_id
    where (n.state = 'withdrawn') <> (its.withdrawn_at is not null)`,
  'a notice whose log says otherwise than its state': `
    select n.id from school_notice n where n.state <> 'draft' and (
      (select count(*) from audit_entry a where a.about = n.title
        and a.act in ('schoolNotice.send', 'schoolNotice.schedule')) <> 1
      or (select count(*) from audit_entry a where a.about = n.title
        and a.act = 'schoolNotice.withdraw') <> (n.state = 'withdrawn')::int)`,
};

/** Scheduled notices whose time has come. */
export const overdue = `select count(*)::int as left from school_notice
  where state in ('scheduled', 'failed') and send_at < now()`;
