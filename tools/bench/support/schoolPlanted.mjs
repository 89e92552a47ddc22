/** A school of 50 000 people in full use beside one of 5 000, inserted by a few statements. */
import { openDatabase } from '../../frame/database.mjs';
import { plantSession } from '../../frame/signIn.mjs';

export const [PEOPLE, NEIGHBOURS] = [50_000, 5_000];
/** The first of the school are its administrators; teachers come next, the others learn. */
export const [ADMINS, TEACHERS] = [32, 1_000];
const [DEPARTMENTS, CLASSES, TEACHING, TERMS] = [40, 2_000, 600, 12];
const [IMPORTS, ROWS, NOTICES, AUDITED, LICENCES] = [200, 5_000, 400, 100_000, 60];
export const OPERATOR = PEOPLE + NEIGHBOURS + 1;

const surnames = `'{张,王,李,赵,刘,陈,杨,黄,周,吴,徐,孙,马,朱,胡,郭,何,高,林,罗}'::text[]`;
const spelt = `'{zhang,wang,li,zhao,liu,chen,yang,huang,zhou,wu,xu,sun,ma,zhu,hu,guo,he,gao,lin,luo}'::text[]`;
const given = `'{伟,芳,娜,敏,静,丽,强,磊,军,洋}'::text[]`;
const givenSpelt = `'{wei,fang,na,min,jing,li,qiang,lei,jun,yang}'::text[]`;
/** A thousand names, each of fifty people. */
const nameOf = `(${surnames})[n % 20 + 1] || (${given})[n / 20 % 10 + 1] || (${given})[n / 200 % 5 + 1]`;
const pinyinOf = `(${spelt})[n % 20 + 1] || ' ' || (${givenSpelt})[n / 20 % 10 + 1] || ' ' ||
  (${givenSpelt})[n / 200 % 5 + 1]`;
const isOfFirst = `n <= ${PEOPLE}`;
const roleOf = `case when n <= ${ADMINS} or n = ${PEOPLE + 1} then 1
  when n <= ${ADMINS + TEACHERS} then 2 else 3 end`;

const school = [
  `insert into organisation (name) values ('一所大学校'), ('一所小学校')`,
  `insert into department (organisation_id, parent_id, kind, name, position)
   select 1, case when n > 10 then n % 10 + 1 end, case when n > 10 then 2 else 1 end,
     '院系' || n, n from generate_series(1, ${DEPARTMENTS}) n`,
  `insert into department (organisation_id, kind, name, position) values (2, 1, '学院', 1)`,
  `insert into department_ancestor (department_id, ancestor_id)
   select id, id from department
   union all select id, parent_id from department where parent_id is not null`,
  `insert into school_class (organisation_id, department_id, year, name)
   select 1, n % ${DEPARTMENTS} + 1, 2020 + n % 6, '临床' || n || '班' from generate_series(1, ${CLASSES}) n`,
  `insert into person (service, nickname, name, phone, registered_at)
   select 'main', '人' || n, ${nameOf}, (13700000000 + n)::text, now()
   from generate_series(1, ${PEOPLE + NEIGHBOURS}) n`,
  `insert into person (service, nickname, registered_at, is_platform_admin)
   values ('main', '平台', now(), true)`,
  `insert into membership (organisation_id, person_id, role, account, number, name, pinyin, phone,
     class_id, department_id, year, state, is_account_made)
   select case when ${isOfFirst} then 1 else 2 end, n, ${roleOf}, 'M' || n, 'M' || n, ${nameOf},
     ${pinyinOf}, (13700000000 + n)::text,
     case when ${isOfFirst} and n > ${ADMINS + TEACHERS} then n % ${CLASSES} + 1 end,
     case when ${isOfFirst} then n % ${DEPARTMENTS} + 1 else ${DEPARTMENTS + 1} end, 2020 + n % 6,
     case when n % 50 = 7 and n > 2000 then 2 else 1 end, true
   from generate_series(1, ${PEOPLE + NEIGHBOURS}) n`,
  `insert into term (organisation_id, name, starts_on, ends_on)
   select 1, '学期' || n, current_date - 100 - (n - 1) * 182, current_date + 40 - (n - 1) * 182
   from generate_series(1, ${TERMS}) n`,
  `insert into teaching_class (organisation_id, term_id, name, course_name, created_at)
   select 1, n % ${TERMS} + 1, '教学' || n || '班', '课程' || n % 40, now()
   from generate_series(1, ${TEACHING}) n`,
  `insert into teaching_place (teaching_class_id, membership_id, role, by, joined_at)
   select n, ${ADMINS} + n, 1, 2, now() from generate_series(1, ${TEACHING}) n`,
  // The first class is as large as one may be.
  `insert into teaching_place (teaching_class_id, membership_id, role, by, joined_at)
   select c, ${ADMINS + TEACHERS} + case when c = 1 then n else (c * 60 + n) % 48000 end, 3, 1, now()
   from generate_series(1, ${TEACHING}) c, generate_series(1, 3000) n where c = 1 or n <= 60`,
];

const office = [
  `insert into school_role (organisation_id, name, rights)
   select 1, '办公室' || n, '{viewPeople,insight}' from generate_series(1, 10) n`,
  `insert into school_grant (membership_id, kind, department_id, granted_at)
   select ${ADMINS} + n, 1, n, now() from generate_series(1, ${DEPARTMENTS}) n`,
  `insert into member_import (organisation_id, person_id, kind, state, file_name, columns, notices,
     counts, unclaimed, new_departments, new_classes, created_at)
   select 1, 1, 'roster', 'saved', '名单' || n || '.xlsx',
     '[]', '[]', '{"created":0,"changed":0,"moved":0,"leaving":0,"unchanged":4500,"faulty":500}', 0, '[]', '[]',
     now() - n * interval '1 hour' from generate_series(1, ${IMPORTS}) n`,
  `insert into member_import_row (import_id, row, cells, unread, verdict, changes, faults)
   select 1, n, jsonb_build_array('M' || n, '姓名'), '[]', case when n % 10 = 0 then 'faulty' else 'unchanged' end,
     '[]', '[]' from generate_series(1, ${ROWS}) n`,
  `insert into audit_entry (by_person_id, act, about, to_person_id, before, after, at, organisation_id)
   select n % ${ADMINS} + 1, case n % 2 when 0 then 'member.edit' else 'member.export' end, '说明' || n,
     n % ${PEOPLE} + 1, '{}', '{"count":"1"}', now() - n * interval '1 minute', 1
   from generate_series(1, ${AUDITED}) n`,
  `insert into notice (kind, title, text, html, sent_at)
   select 6, '通知' || n, '', '<p>放假</p>', now() - n * interval '1 hour'
   from generate_series(1, ${NOTICES}) n`,
  `insert into school_notice (organisation_id, author_id, state, title, html, attachments,
     audience_kind, roles, sent_at, recipients, notice_id, request_key, updated_at)
   select 1, n % ${ADMINS} + 1, 'sent', '通知' || n, '<p>放假</p>', '[]', 'organisation', '{1,2,3}',
     now(), case when n <= 2 then ${PEOPLE} else 100 end, n, 'key' || n, now()
   from generate_series(1, ${NOTICES}) n`,
  `insert into notice_recipient (person_id, notice_id)
   select p, n from generate_series(1, ${NOTICES}) n, generate_series(1, ${PEOPLE}) p
   where n <= 2 or p <= 100`,
  `insert into notice_read (person_id, notice_id, read_at)
   select person_id, notice_id, now() from notice_recipient where person_id % 2 = 0`,
];

const licences = [
  `insert into commodity (type, product_id, title, description, html, cover, pictures, charge, published_at)
   select 1, n, '课程' || n, '简介', '', 'c.webp', '{}', 2, now() from generate_series(1, ${LICENCES}) n`,
  `insert into licence (organisation_id, commodity_id, seats, is_by_department, is_by_year, price,
     starts_at, ends_at, offered_at, offered_by_id, ordered_at, ordered_by_id, title, tax_no, confirmed_at,
     confirmed_by_id, seated_at)
   select 1, n, case when n = 1 then 40000 else 20 end, false, false, 100000, now() - interval '1 day',
     now() + interval '100 days', now(), ${OPERATOR}, now(), 1, '一所大学校', '91', now(), ${OPERATOR}, now()
   from generate_series(1, ${LICENCES}) n`,
  `insert into licence_seat (licence_id, person_id, given_at)
   select l, p, now() from generate_series(1, ${LICENCES}) l,
     lateral (select person_id p from membership where organisation_id = 1 and role = 3 and state = 1
       order by id limit case when l = 1 then 40000 else 20 end) learners`,
  `update licence_seat set lost_at = now(), is_freed = true where licence_id = 1 and person_id % 40 = 0`,
  `insert into licence_seat (licence_id, person_id, given_at)
   select 1, person_id, now() from membership m where organisation_id = 1 and role = 3 and state = 1
     and not exists (select from licence_seat s where s.licence_id = 1 and s.person_id = m.person_id)
   order by id limit (select count(*) from licence_seat where licence_id = 1 and lost_at is not null)`,
];

const insight = [
  `insert into insight_school (organisation_id, counted_at, from_day)
   values (1, now(), current_date - 2000)`,
  `insert into insight_member (term_id, membership_id, department_id, class_id, active_days,
     last_active_on, studied_s, exams, graded, passed, certificates, class_median_s, risks)
   select t, id, department_id, class_id, id % 60, current_date, id % 7000, 3, 3, id % 4, id % 2, 3000,
     case when id % 9 = 0 then '{1}'::smallint[] else '{}' end
   from membership, generate_series(1, 2) t where organisation_id = 1 and role = 3`,
  `insert into insight_week (term_id, week, department_id, class_id, active, studied_s, exams, graded,
     passed, certificates)
   select t, w, coalesce(department_id, 0), id, 20, 40000, 20, 20, 15, 2
   from school_class, generate_series(1, 2) t, generate_series(1, 18) w where organisation_id = 1`,
  `insert into course (organisation_id, course_type, name, cover, created_at, edited_at)
   select 1, 1, '课程' || n, 'c.webp', now(), now() from generate_series(1, 40) n`,
  `insert into insight_course (term_id, course_id, membership_id, active_days, studied_s, exams, graded,
     passed, certificates)
   select 1, (id + c) % 40 + 1, id, 3, 1000, 1, 1, 1, 0
   from membership, generate_series(1, 3) c where organisation_id = 1 and role = 3`,
];

/** @param {string} databaseUrl */
export async function plantSchool(databaseUrl) {
  const client = await openDatabase(databaseUrl);
  for (const statement of [...school, ...office, ...licences, ...insight]) {
    await client.query(statement);
  }
  await client.query('delete from licence_change');
  await client.query('vacuum analyze');
  const signIn = async (/** @type {number} */ first) => {
    const tokens = [];
    for (let at = 0; at < ADMINS; at++) tokens.push(await plantSession(client, first + at, 1));
    return tokens;
  };
  const admins = await signIn(1);
  const heads = await signIn(ADMINS + 1);
  const learners = await signIn(ADMINS + TEACHERS + 1);
  const operator = await plantSession(client, OPERATOR);
  await client.end();
  return { admins, heads, learners, operators: Array(ADMINS).fill(operator) };
}
