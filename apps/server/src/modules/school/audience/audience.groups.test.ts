import type { AudienceAsked } from '@cheese/domain/contract/school/audience';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import {
  countAudience,
  isIncluded,
  listAudience,
  readAudience,
  replaceAudience,
  writeAudience,
} from './audience.door';
import { audienceRoutes } from './audience.routes';
import { audienceGroup, audienceMember } from './audience.tables';

const test = useTestApp({ modules: { main: [audienceRoutes] } });
const at = '/doctor-cheese/audience/v1';
const [TEACHER, CLINICAL, SURGEON, NURSE, DISABLED, ELSEWHERE] = [1, 2, 3, 4, 5, 6] as const;
/** 医学院 with 临床 below it; 护理学院; one of the other school. */
const [MEDICINE, CLINIC, NURSING, STRANGE_DEPARTMENT] = [1, 2, 3, 4] as const;
const [CLINIC_CLASS, NURSING_CLASS, STRANGE_CLASS] = [1, 2, 3] as const;
const [ANATOMY, STRANGE_TEACHING] = [1, 2] as const;

beforeEach(async () => {
  const { db } = test.database;
  await test.given({
    people: [{}, {}, {}, {}, {}, {}],
    organisations: [{}, { name: '博爱医学院' }],
  });
  const one = { organisationId: 1, kind: 1 as const, position: 0 };
  await db.insert(department).values([
    { ...one, name: '医学院' },
    { ...one, name: '临床医学', kind: 2, parentId: MEDICINE },
    { ...one, name: '护理学院', position: 1 },
    { ...one, name: '外校学院', organisationId: 2 },
  ]);
  await db.insert(departmentAncestor).values([
    { departmentId: MEDICINE, ancestorId: MEDICINE },
    { departmentId: CLINIC, ancestorId: CLINIC },
    { departmentId: CLINIC, ancestorId: MEDICINE },
    { departmentId: NURSING, ancestorId: NURSING },
    { departmentId: STRANGE_DEPARTMENT, ancestorId: STRANGE_DEPARTMENT },
  ]);
  await db.insert(schoolClass).values([
    { organisationId: 1, departmentId: CLINIC, year: 2026, name: '临床 1 班' },
    { organisationId: 1, departmentId: NURSING, year: 2025, name: '护理 1 班' },
    { organisationId: 2, year: 2026, name: '外校班' },
  ]);
  await test.given({
    memberships: [
      { personId: TEACHER, role: 2, name: '王老师', departmentId: CLINIC, year: 2026 },
      {
        personId: CLINICAL,
        name: '李明',
        number: '1',
        departmentId: CLINIC,
        classId: 1,
        year: 2026,
      },
      { personId: SURGEON, name: '赵一', number: '2', departmentId: CLINIC, year: 2025 },
      { personId: NURSE, name: '孙二', number: '3', departmentId: NURSING, classId: 2, year: 2025 },
      { personId: DISABLED, name: '停用', departmentId: CLINIC, classId: 1, year: 2026, state: 2 },
      { personId: ELSEWHERE, name: '外校', organisationId: 2, year: 2026, classId: 3 },
      { personId: null, name: '未注册', departmentId: CLINIC, classId: 1, year: 2026 },
    ],
  });
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-15' };
  await db.insert(term).values([
    { organisationId: 1, name: '2026 秋', ...days },
    { organisationId: 2, name: '外校学期', ...days },
  ]);
  const made = { courseName: '解剖学', name: '甲班', createdAt: test.clock.now() };
  await db.insert(teachingClass).values([
    { ...made, organisationId: 1, termId: 1 },
    { ...made, organisationId: 2, termId: 2 },
  ]);
});

const teacher = { id: TEACHER, sessionId: 1, roles: [], organisationId: 1 };
const context = () => ({ person: teacher, clock: test.clock });
const write = (groups: NonNullable<AudienceAsked['groups']>) =>
  writeAudience(test.database.db, context(), { kind: 'groups', groups });
const namesOf = async (id: number) =>
  (await listAudience(test.database.db, id)).map(({ name }) => name);

/** What a statement admits, for everybody, beside what is listed and counted. */
async function included(id: number) {
  const { db } = test.database;
  const all = [TEACHER, CLINICAL, SURGEON, NURSE, DISABLED];
  const found: number[] = [];
  for (const personId of all) {
    if (await isIncluded(db, { id: personId, organisationId: 1 }, id)) found.push(personId);
  }
  const listed = (await listAudience(db, id)).map(({ personId }) => personId);
  expect(listed.toSorted()).toEqual(found);
  expect(await countAudience(db, id)).toBe(found.length);
  expect(await isIncluded(db, { id: ELSEWHERE, organisationId: 2 }, id)).toBe(false);
  expect(await isIncluded(db, { id: CLINICAL, organisationId: null }, id)).toBe(false);
  return found;
}

describe('an audience of groups', () => {
  it.each([
    ['a department with all below', [{ kind: 'department', id: MEDICINE }], [CLINICAL, SURGEON]],
    ['a major alone', [{ kind: 'department', id: CLINIC }], [CLINICAL, SURGEON]],
    ['a year', [{ kind: 'year', id: 2025 }], [SURGEON, NURSE]],
    ['a class', [{ kind: 'schoolClass', id: CLINIC_CLASS }], [CLINICAL]],
    [
      'any mix',
      [
        { kind: 'schoolClass', id: NURSING_CLASS },
        { kind: 'department', id: CLINIC },
        { kind: 'year', id: 2025 },
      ],
      [CLINICAL, SURGEON, NURSE],
    ],
    ['a class without people', [{ kind: 'teachingClass', id: ANATOMY }], []],
  ] as const)('is its learners who are active: %s', async (_, groups, people) => {
    expect(await included(await write([...groups]))).toEqual(people);
  });

  it('has whoever joins a teaching class later, and not whoever has left', async () => {
    const { db } = test.database;
    const id = await write([{ kind: 'teachingClass', id: ANATOMY }]);
    const place = { teachingClassId: ANATOMY, by: 2, joinedAt: test.clock.now() } as const;
    await db.insert(teachingPlace).values([
      { ...place, membershipId: TEACHER, role: 1 },
      { ...place, membershipId: NURSE, role: 2 },
      { ...place, membershipId: CLINICAL, role: 3 },
    ]);
    expect(await included(id)).toEqual([CLINICAL]);
    await db.update(teachingPlace).set({ leftAt: test.clock.now() });
    expect(await included(id)).toEqual([]);
  });

  it('follows whoever moves to another department or class', async () => {
    const id = await write([{ kind: 'department', id: NURSING }]);
    expect(await namesOf(id)).toEqual(['孙二']);
    await test.database.db
      .update(membership)
      .set({ departmentId: NURSING })
      .where(eq(membership.personId, CLINICAL));
    expect(await included(id)).toEqual([CLINICAL, NURSE]);
  });

  it.each([
    ['a department', { kind: 'department', id: STRANGE_DEPARTMENT }],
    ['a class', { kind: 'schoolClass', id: STRANGE_CLASS }],
    ['a teaching class', { kind: 'teachingClass', id: STRANGE_TEACHING }],
    ['a year of nobody', { kind: 'year', id: 40_000 }],
    ['nothing that is', { kind: 'department', id: 999 }],
  ] as const)('is refused with %s of another school', async (_, group) => {
    const own = { kind: 'schoolClass', id: CLINIC_CLASS } as const;
    await expect(write([own, group])).rejects.toMatchObject({ key: 'audience.strangeGroups' });
  });

  it('is refused without a group', async () => {
    await expect(write([])).rejects.toMatchObject({ key: 'audience.noGroups' });
    const without = writeAudience(test.database.db, context(), { kind: 'groups' });
    await expect(without).rejects.toMatchObject({ key: 'audience.noGroups' });
  });

  it('is shown by the names of its groups, and forgets them with its kind', async () => {
    const { db } = test.database;
    const id = await write([
      { kind: 'department', id: CLINIC },
      { kind: 'teachingClass', id: ANATOMY },
      { kind: 'year', id: 2026 },
    ]);
    expect(await readAudience(db, teacher, id)).toEqual({
      id,
      kind: 'groups',
      code: null,
      count: 2,
      people: [],
      groups: [
        { kind: 'department', id: CLINIC, name: '临床医学' },
        { kind: 'teachingClass', id: ANATOMY, name: '解剖学 · 甲班' },
        { kind: 'year', id: 2026, name: '2026' },
      ],
    });
    await replaceAudience(db, context(), id, { kind: 'chosen', personIds: [NURSE] });
    expect(await db.select().from(audienceGroup)).toEqual([]);
    expect(await included(id)).toEqual([NURSE]);
    const groups = [{ kind: 'year', id: 2026 }] as const;
    await replaceAudience(db, context(), id, { kind: 'groups', groups: [...groups] });
    expect(await db.select().from(audienceMember)).toEqual([]);
    expect(await included(id)).toEqual([CLINICAL]);
  });
});

describe('audience/v1/groups', () => {
  const ask = async (query: string) =>
    (await test.ask(`GET ${at}/groups?${query}`, undefined, { token: await test.signIn(TEACHER) }))
      .body.data as { list: { name: string; note: string; hasMore: boolean }[]; total: number };
  const names = async (query: string) => (await ask(query)).list.map(({ name }) => name);

  it('opens departments one below the other', async () => {
    expect((await ask('kind=department')).list).toMatchObject([
      { name: '医学院', hasMore: true },
      { name: '护理学院', hasMore: false },
    ]);
    expect(await names(`kind=department&parentId=${MEDICINE}`)).toEqual(['临床医学']);
  });

  it('finds by name, in the own school alone', async () => {
    expect((await ask(`kind=department&keyword=${encodeURIComponent('临床')}`)).list).toMatchObject(
      [{ name: '临床医学', note: '医学院' }],
    );
    expect(await names('kind=department&keyword=%25')).toEqual([]);
    expect((await ask('kind=schoolClass')).list).toMatchObject([
      { name: '临床 1 班', note: '2026 · 临床医学' },
      { name: '护理 1 班' },
    ]);
    expect(await names('kind=year')).toEqual(['2026', '2025']);
    expect(await names('kind=teachingClass')).toEqual(['解剖学 · 甲班']);
    expect(await ask('kind=schoolClass&page=2&pageCnt=1')).toMatchObject({ total: 2 });
  });
});

it('audience/v1/count-groups counts before anything is saved', async () => {
  const token = await test.signIn(TEACHER);
  const count = async (groups: object[]) =>
    (await test.ask(`POST ${at}/count-groups`, { groups }, { token })).body;
  expect((await count([{ kind: 'department', id: MEDICINE }])).data).toEqual({ count: 2 });
  expect(
    (
      await count([
        { kind: 'year', id: 2026 },
        { kind: 'year', id: 2025 },
      ])
    ).data,
  ).toEqual({
    count: 3,
  });
  expect((await count([])).data).toEqual({ count: 0 });
  expect((await count([{ kind: 'schoolClass', id: STRANGE_CLASS }]))['key']).toBe(
    'audience.strangeGroups',
  );
});
