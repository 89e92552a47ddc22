import { type SchoolRight, schoolRights } from '@cheese/domain/codes/school/schoolRights';
import { everyCall } from '@cheese/domain/everyCall';
import { useTestApp } from '../../testing/useTestApp';
import { everyModule } from '../modules';
import { schoolClass } from '../people/organisation/schoolClass.tables';
import { department, departmentAncestor } from '../people/organisation/department.tables';
import { teachingClass, teachingPlace } from '../people/organisation/teachingClass.tables';
import { term } from '../people/organisation/term.tables';
import { schoolGrant, schoolRole } from './rights/rights.tables';

const test = useTestApp({ modules: everyModule });

/** Everybody's id is that of their line on the roll, too. */
const people = {
  admin: 1,
  office: 2,
  head: 3,
  headTeacher: 4,
  teacher: 5,
  assistant: 6,
  idleTeacher: 7,
  learner: 8,
  disabledAdmin: 9,
} as const;
type Who = keyof typeof people;
/** Somebody of no school at all. */
const VISITOR = 10;

/** Who has a right somewhere in the school; the office of this test has `audit` and `terms`. */
const mayUse: Record<SchoolRight, readonly Who[]> = {
  profile: ['admin'],
  structure: ['admin'],
  viewPeople: ['admin', 'head', 'headTeacher', 'teacher', 'assistant'],
  editPeople: ['admin', 'head'],
  importPeople: ['admin'],
  roles: ['admin'],
  terms: ['admin', 'office'],
  viewTeaching: ['admin', 'head', 'teacher', 'assistant'],
  editTeaching: ['admin', 'head', 'teacher'],
  marks: ['admin', 'teacher'],
  licences: ['admin'],
  insight: ['admin', 'head', 'headTeacher', 'teacher'],
  notices: ['admin', 'head', 'headTeacher', 'teacher'],
  audit: ['admin', 'office'],
};

beforeEach(async () => {
  const roles = { admin: 1, learner: 3, assistant: 3, disabledAdmin: 1 } as const;
  await test.given({
    people: Array.from({ length: 10 }, (_, at) => ({
      phone: `1380000${String(at).padStart(4, '0')}`,
    })),
    organisations: [{}],
    memberships: Object.entries(people).map(([who, personId]) => ({
      personId,
      role: who in roles ? roles[who as keyof typeof roles] : 2,
      ...(who === 'disabledAdmin' && { state: 2 as const }),
    })),
  });
  await plantRoles();
});

async function plantRoles() {
  const { db } = test.database;
  const now = test.clock.now();
  const organisationId = 1;
  await db.insert(department).values({ organisationId, kind: 1, name: '护理学院', position: 0 });
  await db.insert(departmentAncestor).values({ departmentId: 1, ancestorId: 1 });
  await db
    .insert(schoolRole)
    .values({ organisationId, name: '教务处', rights: ['audit', 'terms'] });
  await db.insert(schoolGrant).values([
    { membershipId: people.head, kind: 1, departmentId: 1, grantedAt: now },
    { membershipId: people.office, kind: 2, roleId: 1, grantedAt: now },
  ]);
  await db
    .insert(schoolClass)
    .values({ organisationId, year: 2026, name: '1班', teacherId: people.headTeacher });
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values({ organisationId, name: '秋季', ...days });
  const named = { organisationId, termId: 1, name: 'A班', courseName: '护理学', createdAt: now };
  await db.insert(teachingClass).values(named);
  const place = { teachingClassId: 1, by: 2, joinedAt: now } as const;
  await db.insert(teachingPlace).values([
    { ...place, membershipId: people.teacher, role: 1 },
    { ...place, membershipId: people.assistant, role: 2 },
    { ...place, membershipId: people.learner, role: 3 },
  ]);
}

const calls = everyCall().flatMap(({ resource, name, call, url, contract }) =>
  contract.right
    ? [{ label: `${resource}.${name}`, call: `${call.method} ${url}`, right: contract.right }]
    : [],
);

it('covers the calls of a school', () => {
  expect(calls.length).toBeGreaterThan(40);
});

it.each(Object.keys(schoolRights) as SchoolRight[])(
  'the calls of %s are refused to whoever lacks it',
  async (right) => {
    const tokens = new Map<Who, string>();
    for (const [who, id] of Object.entries(people)) tokens.set(who as Who, await test.signIn(id));
    const visitor = await test.signIn(VISITOR);
    for (const { label, call } of calls.filter((one) => one.right === right)) {
      const statusOf = async (token?: string) =>
        (await test.ask(call, undefined, token === undefined ? {} : { token })).status;
      expect([label, await statusOf()]).toEqual([label, 401]);
      expect([label, await statusOf(visitor)]).toEqual([label, 403]);
      const passed: Who[] = [];
      for (const [who, token] of tokens) if ((await statusOf(token)) !== 403) passed.push(who);
      expect([label, passed.sort()]).toEqual([label, [...mayUse[right]].sort()]);
    }
  },
);
