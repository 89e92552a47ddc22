import type { Department } from '@cheese/domain/contract/school/department';
import { giveLicence } from '../../../testing/given/school/giveLicence';
import { useTestApp } from '../../../testing/useTestApp';
import { licenceGroup } from '../../shop/licence/licence.tables';
import { audience, audienceGroup } from '../audience/audience.tables';
import { schoolGrant } from '../rights/rights.tables';
import { schoolClassRoutes } from '../schoolClass/schoolClass.routes';
import { memberRoutes } from '../memberManage/member.routes';
import { departmentRoutes } from './department.routes';

const test = useTestApp({ modules: { main: [departmentRoutes, schoolClassRoutes, memberRoutes] } });
const at = '/doctor-cheese/department/v1';
const [ADMIN, OTHER_ADMIN, HEAD] = [1, 2, 3] as const;

beforeEach(() =>
  test.given({
    people: [{}, { phone: '13800000002' }, { phone: '13800000003' }],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '管理员' },
      { personId: OTHER_ADMIN, role: 1, name: '外校管理员', organisationId: 2 },
      { personId: HEAD, role: 2, name: '主任' },
    ],
  }),
);

const as = async (id: number) => ({ token: await test.signIn(id) });
const ask = async (call: string, asked?: object, by: number = ADMIN) =>
  (await test.ask(call, asked, await as(by))).body;
const tree = async (by: number = ADMIN) =>
  (await ask(`GET ${at}/tree`, undefined, by)).data as Department[];
const shape = async () => {
  const rows = await tree();
  const below = (parentId: number | null): string =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name }) => {
        const inside = below(id);
        return inside ? `${name}(${inside})` : name;
      })
      .join(' ');
  return below(null);
};
const add = async (name: string, parentId: number | null = null) =>
  ((await ask(`POST ${at}/add`, { parentId, kind: 1, name })) as { data: { id: number } }).data.id;
const move = (id: number, parentId: number | null, beforeId: number | null = null) =>
  ask(`PUT ${at}/move`, { id, parentId, beforeId });
const merge = (id: number, intoId: number) => ask(`PUT ${at}/merge`, { id, intoId });
const remove = (id: number) => ask(`DELETE ${at}/remove?id=${id}`);

it('grows a tree and keeps the order of siblings', async () => {
  const clinic = await add('临床医学院');
  const nursing = await add('护理学院');
  const major = await add('内科学', clinic);
  expect(await shape()).toBe('临床医学院(内科学) 护理学院');
  await move(nursing, null, clinic);
  expect(await shape()).toBe('护理学院 临床医学院(内科学)');
  await move(major, nursing);
  expect(await shape()).toBe('护理学院(内科学) 临床医学院');
});

it('refuses a department below itself, a seventh level and a name twice', async () => {
  const ids = [await add('1')];
  for (const name of ['2', '3', '4', '5', '6']) ids.push(await add(name, ids.at(-1)));
  const [top = 0, second = 0] = ids;
  const adding = (name: string, parentId: number | null) =>
    ask(`POST ${at}/add`, { parentId, kind: 1, name });
  expect(await move(top, ids[3] ?? 0)).toMatchObject({ key: 'department.inItself' });
  expect(await adding('7', ids.at(-1) ?? null)).toMatchObject({ key: 'department.tooDeep' });
  expect(await adding('1', null)).toMatchObject({ key: 'department.nameTaken' });
  const other = await add('另一棵');
  await add('下级', other);
  expect(await move(other, ids[4] ?? 0)).toMatchObject({ key: 'department.tooDeep' });
  expect(await move(second, null)).toMatchObject({ flag: 0 });
  expect(await shape()).toBe('1 另一棵(下级) 2(3(4(5(6))))');
});

it('merges what is below, classes and people into another', async () => {
  const [from, into] = [await add('中医系'), await add('中医学院')];
  const child = await add('针灸', from);
  const schoolClass = { name: '1班', year: 2026, departmentId: from, teacherMemberId: null };
  const made = await ask('POST /doctor-cheese/school-class/v1/add', schoolClass);
  expect(made).toMatchObject({ flag: 0 });
  const person = { name: '李明', number: '001', gender: 1, classId: null, year: 2026 };
  const added = { ...person, departmentId: from, role: 3, phone: null };
  const joined = await ask('POST /doctor-cheese/member/v1/add', added);
  expect(joined).toMatchObject({ flag: 0 });
  expect(await remove(from)).toMatchObject({ key: 'department.notEmpty' });
  expect(await merge(from, child)).toMatchObject({ key: 'department.inItself' });
  expect(await merge(from, into)).toMatchObject({ flag: 0 });
  expect(await shape()).toBe('中医学院(针灸)');
  const merged = (await tree()).find((row) => row.id === into);
  expect(merged).toMatchObject({ people: 1, classes: 1 });
});

it('goes on in licences and audiences that named the merged department', async () => {
  const { db } = test.database;
  const [from, into, apart] = [await add('中医系'), await add('中医学院'), await add('药学院')];
  await test.given({ commodities: [{ title: '心电图判读' }] });
  const byDepartment = { isByDepartment: true, offeredById: ADMIN } as const;
  const one = await giveLicence(test, byDepartment);
  const both = await giveLicence(test, byDepartment);
  await db.insert(licenceGroup).values([
    { licenceId: one.id, departmentId: from },
    { licenceId: one.id, departmentId: apart },
    { licenceId: both.id, departmentId: from },
    { licenceId: both.id, departmentId: into },
  ]);
  await db
    .insert(audience)
    .values({ kind: 'groups', organisationId: 1, createdAt: test.clock.time });
  await db.insert(audienceGroup).values([
    { audienceId: 1, departmentId: from },
    { audienceId: 1, departmentId: into },
  ]);
  expect(await merge(from, into)).toMatchObject({ flag: 0 });
  const named = await db.select().from(licenceGroup).orderBy(licenceGroup.licenceId);
  expect(named.map(({ licenceId, departmentId }) => [licenceId, departmentId]).sort()).toEqual([
    [one.id, into],
    [one.id, apart],
    [both.id, into],
  ]);
  expect(await db.select().from(audienceGroup)).toMatchObject([{ departmentId: into }]);
});

it('tells who renames late, and forgets an empty department', async () => {
  const id = await add('药学院');
  const rename = (name: string, knownName: string) =>
    ask(`PUT ${at}/edit`, { id, name, kind: 1, knownName });
  expect(await rename('药科学院', '药学院')).toMatchObject({ flag: 0 });
  expect(await rename('药物学院', '药学院')).toMatchObject({ key: 'department.changed' });
  expect(await remove(id)).toMatchObject({ flag: 0 });
  expect(await tree()).toEqual([]);
});

it('is closed to another school', async () => {
  const id = await add('临床医学院');
  expect(await tree(OTHER_ADMIN)).toEqual([]);
  const calls = [
    ['POST', 'add', { parentId: id, kind: 1, name: '寄生' }],
    ['PUT', 'edit', { id, name: '占为己有', kind: 1, knownName: '临床医学院' }],
    ['PUT', 'move', { id, parentId: null, beforeId: null }],
    ['PUT', 'merge', { id, intoId: id }],
    ['DELETE', `remove?id=${id}`, undefined],
  ] as const;
  for (const [method, call, asked] of calls) {
    const answered = await ask(`${method} ${at}/${call}`, asked, OTHER_ADMIN);
    expect(answered).toMatchObject({ key: 'department.notFound' });
  }
});

it('moves two at once without making a circle', async () => {
  const [one, two] = [await add('甲'), await add('乙')];
  const both = await Promise.all([move(one, two), move(two, one)]);
  expect(both.map(({ flag }) => flag).sort()).toEqual([0, 409]);
});

it('counts for the head of a department what is in their reach alone', async () => {
  const [own, other] = [await add('护理学院'), await add('药学院')];
  for (const [departmentId, number] of [
    [own, '001'],
    [other, '002'],
  ] as const) {
    const named = { year: 2026, departmentId, teacherMemberId: null, name: `${number}班` };
    await ask('POST /doctor-cheese/school-class/v1/add', named);
    const person = { name: '李明', number, gender: 1, classId: null, year: 2026, departmentId };
    await ask('POST /doctor-cheese/member/v1/add', { ...person, role: 3, phone: null });
  }
  const grantedAt = test.clock.now();
  await test.database.db
    .insert(schoolGrant)
    .values({ membershipId: HEAD, kind: 1, departmentId: own, grantedAt });
  const counted = (await tree(HEAD)).map(({ name, people, classes }) => [name, people, classes]);
  expect(counted).toEqual([
    ['护理学院', 1, 1],
    ['药学院', 0, 0],
  ]);
});
