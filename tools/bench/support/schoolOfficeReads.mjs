/** The same as `schoolReads.mjs`: imports, the log, notices, licences, insight, and `/manage`. */
import { PAGE } from './schoolReads.mjs';

/** @typedef {import('./schoolReads.mjs').Read} Read */

const first = 'limit 20';
const audit = (/** @type {string} */ where, rows = first) => `
  select e.*, b.name as by, b.nickname, t.name as to, t.nickname as to_nickname from audit_entry e
    join person b on b.id = e.by_person_id left join person t on t.id = e.to_person_id
  where e.organisation_id = 1 and ${where} order by e.id desc ${rows}`;

/** @type {Read[]} */
const imports = [
  {
    what: 'imports',
    call: `school/v1/member-import/list?${PAGE}`,
    least: `select i.*, p.nickname, m.name as by from member_import i join person p on p.id = i.person_id
      left join membership m on m.person_id = i.person_id and m.organisation_id = i.organisation_id
      where i.organisation_id = 1 order by i.id desc ${first}`,
  },
  {
    what: 'rows of an import of 5 000',
    call: `school/v1/member-import/rows?${PAGE}&importId=1`,
    least: `select * from member_import_row where import_id = 1 order by row ${first}`,
  },
  {
    what: 'its faulty rows',
    call: `school/v1/member-import/rows?${PAGE}&importId=1&verdict=faulty`,
    least: `select * from member_import_row where import_id = 1 and verdict = 'faulty' order by row ${first}`,
  },
  {
    what: 'the log of 100 000',
    call: `school-audit/v1/list?${PAGE}`,
    least: audit('true'),
  },
  {
    what: 'the log, the 4 000th page',
    call: 'school-audit/v1/list?page=4000&pageCnt=20',
    least: audit(
      'e.id in (select id from audit_entry where organisation_id = 1 order by id desc offset 79980 limit 20)',
    ),
  },
  {
    what: 'the log, one act',
    call: `school-audit/v1/list?${PAGE}&act=member.edit`,
    least: audit(`e.act = 'member.edit'`),
  },
  {
    what: 'the log, by a name',
    call: `school-audit/v1/list?${PAGE}&keyword=${encodeURIComponent('张伟芳')}`,
    least: audit(
      `(e.about ilike '%张伟芳%' or b.name ilike '%张伟芳%' or t.name ilike '%张伟芳%')`,
    ),
  },
];

const notices = (/** @type {string} */ where) => `
  select n.*, m.name as author, (select count(*) from notice_read r where r.notice_id = n.notice_id) readers
  from school_notice n left join membership m on m.person_id = n.author_id and m.organisation_id = 1
  where n.organisation_id = 1 and ${where} order by n.id desc ${first}`;
const readers = (/** @type {string} */ where) => `
  select s.person_id, mark.read_at, m.name, m.number, m.role, c.name as class from notice_recipient s
    left join notice_read mark on mark.notice_id = s.notice_id and mark.person_id = s.person_id
    left join membership m on m.person_id = s.person_id and m.organisation_id = 1
    left join school_class c on c.id = m.class_id
  where s.notice_id = 1 and ${where} order by s.person_id ${first}`;

/** @type {Read[]} */
const sent = [
  { what: 'notices', call: `school-notice/v1/list?${PAGE}`, least: notices('true') },
  { what: 'a notice', call: 'school-notice/v1/detail?id=300', least: notices('n.id = 300') },
  {
    what: 'a notice to 50 000',
    call: 'school-notice/v1/detail?id=1',
    least: 'select * from school_notice where id = 1',
  },
  {
    what: 'its recipients',
    call: `school-notice/v1/readers?${PAGE}&id=1`,
    least: readers('true'),
  },
  {
    what: 'who has not read it',
    call: `school-notice/v1/readers?${PAGE}&id=1&status=0`,
    least: readers('mark.read_at is null'),
  },
  {
    what: 'groups for a notice',
    call: `school-notice/v1/groups?${PAGE}&kind=schoolClass`,
    least: `select c.*, d.name as department from school_class c left join department d
      on d.id = c.department_id where c.organisation_id = 1 order by c.year desc, c.name ${first}`,
  },
];

const licences = (/** @type {string} */ where) => `
  select l.*, c.title as product, o.name as school,
    (select count(*) from licence_seat s where s.licence_id = l.id and s.lost_at is null) as in_use
  from licence l join commodity c on c.id = l.commodity_id join organisation o on o.id = l.organisation_id
  where ${where} order by l.id desc ${first}`;
const seats = (/** @type {string} */ where) => `
  select m.person_id, m.name, m.number, d.name as department, m.year, s.given_at from licence_seat s
    join membership m on m.person_id = s.person_id and m.organisation_id = 1
    left join department d on d.id = m.department_id
  where s.licence_id = 1 and ${where} order by m.id ${first}`;
const waiting = `select m.person_id, m.name, m.number, d.name as department, m.year from membership m
    left join licence_seat s on s.licence_id = 1 and s.person_id = m.person_id
    left join department d on d.id = m.department_id
  where m.organisation_id = 1 and m.role = 3 and m.state = 1 and s.person_id is null order by m.id ${first}`;
const seatsPage = `school-licence/v1/seats?${PAGE}&id=1`;

/** @type {Read[]} */
const licensed = [
  {
    what: 'licences',
    call: `school-licence/v1/list?${PAGE}`,
    least: licences('l.organisation_id = 1'),
  },
  {
    what: 'a licence of 40 000',
    call: 'school-licence/v1/detail?id=1',
    least: licences('l.id = 1'),
  },
  {
    what: 'seats in use',
    call: `${seatsPage}&state=inUse`,
    least: seats('s.lost_at is null'),
  },
  { what: 'who waits for a seat', call: `${seatsPage}&state=waiting`, least: waiting },
  { what: 'seats taken back', call: `${seatsPage}&state=freed`, least: seats('s.is_freed') },
  {
    what: 'seats in use, by a name',
    call: `${seatsPage}&state=inUse&keyword=${encodeURIComponent('张伟芳')}`,
    least: seats(`s.lost_at is null and m.name ilike '%张伟芳%'`),
  },
];

const sums = `count(*) people, count(*) filter (where active_days > 0) active, sum(studied_s) studied,
  sum(exams) exams, sum(graded) graded, sum(passed) passed, sum(certificates) certificates`;

/** @type {Read[]} */
const insight = [
  {
    what: 'insight of a term',
    call: 'school-insight/v1/overview?termId=1&againstId=2',
    least: `select ${sums} from insight_member where term_id = 1`,
  },
  ...['department', 'class', 'teachingClass', 'course'].map((by) => ({
    what: `insight by ${by}`,
    call: `school-insight/v1/groups?${PAGE}&termId=1&by=${by}`,
    least: `select department_id, ${sums} from insight_member where term_id = 1 group by 1`,
  })),
  {
    what: 'insight, people',
    call: `school-insight/v1/people?${PAGE}&termId=1`,
    least: `select m.name, m.number, c.name as class, i.* from insight_member i
      join membership m on m.id = i.membership_id left join school_class c on c.id = m.class_id
      where i.term_id = 1 order by m.number, m.id ${first}`,
  },
  {
    what: 'insight, people at risk',
    call: `school-insight/v1/people?${PAGE}&termId=1&atRisk=true`,
    least: `select m.name, m.number, c.name as class, i.* from insight_member i
      join membership m on m.id = i.membership_id left join school_class c on c.id = m.class_id
      where i.term_id = 1 and i.risks <> '{}' order by m.number, m.id ${first}`,
  },
  {
    what: 'insight, of oneself',
    call: 'school-insight/v1/mine',
    least: `select * from insight_member i join term t on t.id = i.term_id
      where i.membership_id = 1040 order by t.starts_on desc limit 8`,
    who: 'learners',
  },
];

const persons = (/** @type {string} */ where) => `
  select p.*, array(select o.name from membership m join organisation o on o.id = m.organisation_id
    where m.person_id = p.id order by m.id) schools
  from person p where p.service = 'main' and ${where} order by p.id desc ${first}`;
const who = 'operators';

/** @type {Read[]} */
const managed = [
  {
    what: '/manage, schools',
    call: `manage/school/v1/list?${PAGE}`,
    least: `select * from organisation where service = 'main' order by id desc ${first}`,
    who,
  },
  {
    what: '/manage, people',
    call: `manage/person/v1/list?${PAGE}`,
    least: persons('true'),
    who,
  },
  {
    what: '/manage, people, the 2 500th page',
    call: 'manage/person/v1/list?page=2500&pageCnt=20',
    least: persons('p.id in (select id from person order by id desc offset 49980 limit 20)'),
    who,
  },
  {
    what: '/manage, people, disabled',
    call: `manage/person/v1/list?${PAGE}&state=disabled`,
    least: persons('p.disabled_at is not null'),
    who,
  },
  {
    what: '/manage, people, by a name',
    call: `manage/person/v1/list?${PAGE}&keyword=${encodeURIComponent('张伟芳')}`,
    least: persons(`p.name like '张伟芳%'`),
    who,
  },
  {
    what: '/manage, people, by a phone',
    call: `manage/person/v1/list?${PAGE}&keyword=13700049998`,
    least: persons(`p.phone = '13700049998'`),
    who,
  },
  {
    what: '/manage, people, by a number',
    call: `manage/person/v1/list?${PAGE}&keyword=M49998`,
    least: persons(`p.id in (select person_id from membership where account = 'M49998')`),
    who,
  },
  {
    what: '/manage, one of them, looked up',
    call: 'manage/person/v1/detail?id=40000',
    least: persons('p.id = 40000'),
    who,
  },
  {
    what: '/manage, licences',
    call: `manage/licence/v1/list?${PAGE}`,
    least: licences('true'),
    who,
  },
];

export const officeReads = [...imports, ...sent, ...licensed, ...insight, ...managed];
