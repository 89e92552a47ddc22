/**
 * The lists of a school's workplace: the call, and the least that reads the same rows by an index
 * for a page that nobody counts. Pages have numbers, so that a late one is found by counting entries
 * of the index.
 */

/** @typedef {'admins' | 'heads' | 'learners' | 'operators'} Who */
/** @typedef {{ what: string, call: string, least: string, who?: Who }} Read */

export const PAGE = 'page=1&pageCnt=20';
const first = 'limit 20';

const members = (/** @type {string} */ where, rows = first, from = '') => `
  select m.id, m.name, m.number, m.role, m.year, m.state, m.person_id, m.department_id, d.name as department,
    m.class_id, c.name as class, array(select coalesce(r.name, h.name) from school_grant g
      left join school_role r on r.id = g.role_id left join department h on h.id = g.department_id
      where g.membership_id = m.id) as grants
  from ${from} membership m left join department d on d.id = m.department_id
    left join school_class c on c.id = m.class_id
  where m.organisation_id = 1 and ${where} order by m.number, m.id ${rows}`;
const found = (/** @type {string} */ key) =>
  members(`m.id in (select membership_id from member_key
    where organisation_id = 1 and key like '${key}%')`);
const below = (/** @type {number} */ id) =>
  `(select department_id from department_ancestor where ancestor_id = ${id})`;

/** @type {Read[]} */
const people = [
  { what: 'people', call: `member/v1/list?${PAGE}`, least: members('true') },
  {
    what: 'people, the 2 001st page',
    call: 'member/v1/list?page=2001&pageCnt=20',
    least: members(`m.id in (select id from membership where organisation_id = 1
      order by number, id offset 40000 limit 20)`),
  },
  { what: 'people, role', call: `member/v1/list?${PAGE}&role=2`, least: members('m.role = 2') },
  {
    what: 'people, department and below',
    call: `member/v1/list?${PAGE}&departmentId=3`,
    least: members(`m.department_id in ${below(3)}`),
  },
  {
    what: 'people, class',
    call: `member/v1/list?${PAGE}&classId=100`,
    least: members('m.class_id = 100'),
  },
  {
    what: 'people, year',
    call: `member/v1/list?${PAGE}&year=2023`,
    least: members('m.year = 2023'),
  },
  {
    what: 'people, disabled',
    call: `member/v1/list?${PAGE}&state=2`,
    least: members('m.state = 2'),
  },
  {
    what: 'people, by a name',
    call: `member/v1/list?${PAGE}&keyword=${encodeURIComponent('张伟芳')}`,
    least: found('张伟芳'),
  },
  {
    what: 'people, by a surname of 2 500',
    call: `member/v1/list?${PAGE}&keyword=${encodeURIComponent('张')}`,
    least: found('张'),
  },
  {
    what: 'people, by a number',
    call: `member/v1/list?${PAGE}&keyword=M49998`,
    least: found('m49998'),
  },
  {
    what: 'people, by a phone',
    call: `member/v1/list?${PAGE}&keyword=13700049998`,
    least: members(`m.phone = '13700049998'`),
  },
  {
    what: 'people, by pinyin',
    call: `member/v1/list?${PAGE}&keyword=zhangweifang`,
    least: found('zhangweifang'),
  },
  {
    what: 'people, by initials and year',
    call: `member/v1/list?${PAGE}&keyword=zwf&year=2023`,
    least: found('zwf'),
  },
  {
    what: 'people, by the head of a department',
    call: `member/v1/list?${PAGE}`,
    least: members(`m.department_id in ${below(3)}`),
    who: 'heads',
  },
  {
    what: 'one of the roll, looked up',
    call: 'member/v1/detail?id=40000',
    least: 'select * from membership where id = 40000',
  },
];

const classes = (/** @type {string} */ where, rows = first) => `
  select c.id, c.name, c.year, c.archived_at, d.id as department_id, d.name as department,
    (select count(*) from membership m where m.class_id = c.id and m.state = 1) as people
  from school_class c left join department d on d.id = c.department_id
  where c.organisation_id = 1 and c.archived_at is null and ${where}
  order by c.year desc, c.name, c.id ${rows}`;
const classesPage = `school-class/v1/list?${PAGE}`;

/** @type {Read[]} */
const structure = [
  {
    what: 'tree of 40 departments',
    call: 'department/v1/tree',
    least: `select d.*, (select count(*) from membership m where m.department_id = d.id and m.state = 1) people,
      (select count(*) from school_class c where c.department_id = d.id and c.archived_at is null) classes
      from department d where d.organisation_id = 1 order by d.position, d.id`,
  },
  { what: 'classes', call: classesPage, least: classes('true') },
  {
    what: 'classes, the last page',
    call: 'school-class/v1/list?page=100&pageCnt=20',
    least: classes('true', 'offset 1980 limit 20'),
  },
  { what: 'classes, year', call: `${classesPage}&year=2023`, least: classes('c.year = 2023') },
  {
    what: 'classes, department and below',
    call: `${classesPage}&departmentId=3`,
    least: classes(`c.department_id in ${below(3)}`),
  },
  {
    what: 'classes, by name',
    call: `${classesPage}&keyword=${encodeURIComponent('1234')}`,
    least: classes(`c.name ilike '%1234%'`),
  },
  {
    what: 'years of classes',
    call: 'school-class/v1/years',
    least: 'select distinct year from school_class where organisation_id = 1 order by year desc',
  },
  {
    what: 'terms',
    call: `school-term/v1/list?${PAGE}`,
    least: `select * from term where organisation_id = 1 order by starts_on desc, id desc ${first}`,
  },
  {
    what: 'roles of the school',
    call: 'school-role/v1/list',
    least: `select r.*, (select count(*) from school_grant g where g.role_id = r.id) as people
      from school_role r where organisation_id = 1 order by id`,
  },
  {
    what: 'own rights',
    call: 'school-role/v1/mine',
    least: 'select * from membership where person_id = 1 and organisation_id = 1',
  },
  {
    what: 'profile',
    call: 'school-profile/v1/detail',
    least: 'select * from organisation where id = 1',
  },
  {
    what: 'schools of somebody',
    call: 'own-school/v1/list',
    least: `select o.*, m.* from membership m join organisation o on o.id = m.organisation_id
      where m.person_id = 2000`,
    who: 'learners',
  },
];

const countIn = (/** @type {number} */ role) => `(select count(*) from teaching_place p
  where p.teaching_class_id = t.id and p.role = ${role} and p.left_at is null)`;
const teaching = (/** @type {string} */ where, rows = first) => `
  select t.*, e.name as term, ${countIn(1)} teachers, ${countIn(2)} assistants, ${countIn(3)} learners,
    array(select m.name from teaching_place p join membership m on m.id = p.membership_id
      where p.teaching_class_id = t.id and p.left_at is null and p.role = 1 order by p.id) names
  from teaching_class t join term e on e.id = t.term_id
  where t.organisation_id = 1 and ${where} order by e.starts_on desc, t.id desc ${rows}`;
const teachingPage = `teaching-class/v1/list?${PAGE}`;

/** @type {Read[]} */
const taught = [
  { what: 'teaching classes', call: teachingPage, least: teaching('true') },
  {
    what: 'teaching classes, the last page',
    call: 'teaching-class/v1/list?page=30&pageCnt=20',
    least: teaching('true', 'offset 580 limit 20'),
  },
  {
    what: 'teaching classes of a term',
    call: `${teachingPage}&termId=3`,
    least: teaching('t.term_id = 3'),
  },
  {
    what: 'teaching classes, by name',
    call: `${teachingPage}&keyword=${encodeURIComponent('教学12')}`,
    least: teaching(`(t.name ilike '%教学12%' or t.course_name ilike '%教学12%')`),
  },
  { what: 'a teaching class', call: 'teaching-class/v1/detail?id=5', least: teaching('t.id = 5') },
  {
    what: 'people of a class of 3 000',
    call: `teaching-class/v1/people?${PAGE}&id=1`,
    least: `select p.*, m.name, m.number, m.state, c.name as class from teaching_place p
      join membership m on m.id = p.membership_id left join school_class c on c.id = m.class_id
      where p.teaching_class_id = 1 and p.left_at is null order by p.role, p.id ${first}`,
  },
  {
    what: 'people of a class of 3 000, by pinyin',
    call: `teaching-class/v1/people?${PAGE}&id=1&keyword=zhangwei`,
    least: `select p.*, m.name, m.number, m.state, c.name as class from teaching_place p
      join membership m on m.id = p.membership_id left join school_class c on c.id = m.class_id
      where p.teaching_class_id = 1 and p.left_at is null and m.id in (select membership_id
        from member_key where organisation_id = 1 and key like 'zhangwei%')
      order by p.role, p.id ${first}`,
  },
  {
    what: 'who may be taken in',
    call: `teaching-class/v1/candidates?${PAGE}&id=5&role=3&keyword=zhangweifang`,
    least: found('zhangweifang'),
  },
  {
    what: 'own teaching classes',
    call: `teaching-class/v1/mine?${PAGE}`,
    least: `select t.*, e.name as term from membership m join teaching_place p on p.membership_id = m.id
      join teaching_class t on t.id = p.teaching_class_id join term e on e.id = t.term_id
      where m.person_id = 1040 and m.organisation_id = 1 and p.left_at is null
      order by e.starts_on desc, t.id desc ${first}`,
    who: 'learners',
  },
];

export const workplaceReads = [...people, ...structure, ...taught];
