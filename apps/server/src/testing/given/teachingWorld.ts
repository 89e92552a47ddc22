import type { TeachingClass, TeachingPlace } from '@cheese/domain/contract/school/teachingClass';
import {
  department,
  departmentAncestor,
} from '../../modules/people/organisation/department.tables';
import { schoolClass } from '../../modules/people/organisation/schoolClass.tables';
import {
  teachingClass,
  teachingPlace,
} from '../../modules/people/organisation/teachingClass.tables';
import { term } from '../../modules/people/organisation/term.tables';
import { schoolGrant, schoolRole } from '../../modules/school/rights/rights.tables';
import type { TestApp } from '../useTestApp';

export const teachingAt = '/doctor-cheese/teaching-class/v1';
export const people = {
  admin: 1,
  office: 2,
  head: 3,
  teacher: 4,
  colleague: 5,
  assistant: 6,
  learner: 7,
  classmate: 8,
  strangeAdmin: 9,
  disabled: 10,
  otherHead: 11,
} as const;
export type Who = keyof typeof people;
/** Lines of the roll have the numbers of their people; one is of nobody yet. */
export const UNCLAIMED = 12;
/** Teaching classes: of the teacher, of the colleague, of the other school. */
export const [OWN, OTHERS, STRANGE] = [1, 2, 3] as const;
export const [AUTUMN, SPRING, STRANGE_TERM] = [1, 2, 3] as const;

async function givePeople(test: TestApp) {
  const { db } = test.database;
  await test.given({
    people: Array.from({ length: 11 }, (_, nth) => ({ phone: `138000000${10 + nth}` })),
    organisations: [{}, { name: '博爱医学院' }],
  });
  await db.insert(department).values([
    { organisationId: 1, kind: 1, name: '基础医学院', position: 0 },
    { organisationId: 1, kind: 1, name: '护理学院', position: 1 },
  ]);
  await db.insert(departmentAncestor).values([
    { departmentId: 1, ancestorId: 1 },
    { departmentId: 2, ancestorId: 2 },
  ]);
  await db.insert(schoolClass).values([
    { organisationId: 1, departmentId: 1, year: 2026, name: '临床 1 班' },
    { organisationId: 1, departmentId: 2, year: 2026, name: '护理 1 班' },
    { organisationId: 2, year: 2026, name: '外校班' },
  ]);
  const learner = { role: 3 as const, departmentId: 1, classId: 1 };
  await test.given({
    memberships: [
      { personId: people.admin, role: 1, name: '管理员' },
      { personId: people.office, role: 2, name: '教务' },
      { personId: people.head, role: 2, name: '主任', departmentId: 1 },
      { personId: people.teacher, role: 2, name: '王老师', departmentId: 1 },
      { personId: people.colleague, role: 2, name: '刘老师', departmentId: 2 },
      { personId: people.assistant, role: 3, name: '助教', departmentId: 1 },
      {
        personId: people.learner,
        name: '李明',
        number: '2026001',
        pinyin: 'liming lm',
        ...learner,
      },
      { personId: people.classmate, name: '赵一', number: '2026002', ...learner },
      { personId: people.strangeAdmin, role: 1, name: '外校', organisationId: 2 },
      { personId: people.disabled, name: '停用', number: '2026004', state: 2, ...learner },
      { personId: people.otherHead, role: 2, name: '护理主任', departmentId: 2 },
      { personId: null, name: '未注册', number: '2026003', ...learner },
    ],
  });
}

async function giveClasses(test: TestApp) {
  const { db } = test.database;
  const grantedAt = test.clock.now();
  await db
    .insert(schoolRole)
    .values({ organisationId: 1, name: '教务处', rights: ['viewTeaching', 'editTeaching'] });
  await db.insert(schoolGrant).values([
    { membershipId: people.office, kind: 2, roleId: 1, grantedAt },
    { membershipId: people.head, kind: 1, departmentId: 1, grantedAt },
    { membershipId: people.otherHead, kind: 1, departmentId: 2, grantedAt },
  ]);
  const autumn = { organisationId: 1, startsOn: '2026-09-01', endsOn: '2027-01-15' };
  await db.insert(term).values([
    { ...autumn, name: '2026 秋' },
    { ...autumn, name: '2027 春', startsOn: '2027-02-22', endsOn: '2027-07-09' },
    { ...autumn, name: '外校学期', organisationId: 2 },
  ]);
  const createdAt = test.clock.now();
  const aClass = { organisationId: 1, termId: AUTUMN, courseName: '生理学', createdAt };
  await db.insert(teachingClass).values([
    { ...aClass, name: '甲班' },
    { ...aClass, name: '乙班' },
    { ...aClass, name: '外校班', organisationId: 2, termId: STRANGE_TERM },
  ]);
  const place = { by: 2 as const, joinedAt: createdAt };
  await db.insert(teachingPlace).values([
    { ...place, teachingClassId: OWN, membershipId: people.teacher, role: 1 },
    { ...place, teachingClassId: OWN, membershipId: people.assistant, role: 2 },
    { ...place, teachingClassId: OTHERS, membershipId: people.colleague, role: 1 },
  ]);
}

/** A school with two teaching classes, in which people of every role are; and another school. */
export function teachingWorld(test: TestApp) {
  const give = async () => {
    await givePeople(test);
    await giveClasses(test);
  };
  async function ask(call: string, asked: object | undefined, who: Who | null) {
    const by = who === null ? {} : { token: await test.signIn(people[who]) };
    const [method = '', path = ''] = call.split(' ');
    return test.ask(`${method} ${teachingAt}${path}`, asked, by);
  }
  const list = async (who: Who, query = '') =>
    (await ask(`GET /list${query}`, undefined, who)).body.data as {
      list: TeachingClass[];
      total: number;
    };
  const names = async (who: Who, query = '') =>
    (await list(who, query)).list.map(({ name }) => name).sort();
  const inside = async (query = '', id: number = OWN) =>
    (
      (await ask(`GET /people?id=${id}${query}`, undefined, 'admin')).body.data as {
        list: TeachingPlace[];
      }
    ).list;
  const namesInside = async (query = '&role=3') => (await inside(query)).map(({ name }) => name);
  const addPeople = (membershipIds: readonly number[], said: object = {}, who: Who = 'teacher') =>
    ask('POST /add-people', { id: OWN, membershipIds, role: 3, ...said }, who);
  const archive = () => test.database.db.update(term).set({ archivedAt: test.clock.now() });

  return { ask, list, names, inside, namesInside, addPeople, archive, give };
}
