import { eq } from 'drizzle-orm';
import type { Member, MemberDetail } from '@cheese/domain/contract/school/member';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { departmentRoutes } from '../department/department.routes';
import { schoolRoleRoutes } from '../rights/schoolRole.routes';
import { memberRoutes } from './member.routes';

const test = useTestApp({ modules: { main: [memberRoutes, departmentRoutes, schoolRoleRoutes] } });
const at = '/doctor-cheese/member/v1';
const [ADMIN, TEACHER, LEARNER, HEAD, ELSEWHERE] = [1, 2, 3, 4, 5] as const;
/** Lines of the roll, in the order in which they are given. */
const lines = { admin: 1, teacher: 2, learner: 3, head: 4, elsewhere: 5 } as const;

beforeEach(() =>
  test.given({
    people: ['1', '2', '3', '4', '5'].map((end) => ({ phone: `1380000000${end}` })),
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '钱院长', number: 'A1' },
      { personId: TEACHER, role: 2, name: '王老师', number: 'T1' },
      { personId: LEARNER, role: 3, name: '李明', number: 'S1' },
      { personId: HEAD, role: 2, name: '周主任', number: 'T2' },
      { personId: ELSEWHERE, role: 1, name: '外校', number: 'A1', organisationId: 2 },
    ],
  }),
);

const ask = async (call: string, asked?: object, by: number = ADMIN) =>
  (await test.ask(call, asked, { token: await test.signIn(by) })).body;
const list = async (query = '', by: number = ADMIN) =>
  (await ask(`GET ${at}/list?${query}`, undefined, by)).data as { list: Member[]; total: number };
const namesOf = async (query: string, by?: number) =>
  (await list(query, by)).list.map(({ name }) => name).join(' ');
const detail = async (id: number, by?: number) =>
  (await ask(`GET ${at}/detail?id=${id}`, undefined, by)).data as MemberDetail;
const someone = {
  name: '张三丰',
  number: '2026001',
  gender: 1,
  departmentId: null,
  classId: null,
  year: 2026,
  role: 3,
  phone: null,
};
const add = (said: object = {}, by?: number) => ask(`POST ${at}/add`, { ...someone, ...said }, by);
const setRoles = async (id: number, said: object, by?: number) =>
  ask(
    `PUT ${at}/roles`,
    { id, version: (await detail(id)).version, role: 2, headOf: [], roleIds: [], ...said },
    by,
  );
const setState = (ids: number[], state: number, by?: number) =>
  ask(`PUT ${at}/state`, { ids, state }, by);
const makeDepartment = async (name: string, parentId: number | null = null) => {
  const asked = { parentId, kind: 1, name };
  const { data } = await ask('POST /doctor-cheese/department/v1/add', asked);
  return (data as { id: number }).id;
};

it('finds people by name, number, pinyin, initials and whole phone', async () => {
  await add({ phone: '13900000001' });
  for (const keyword of ['三丰', '202600', 'zhangsan', 'zsf', '13900000001']) {
    expect(await namesOf(`keyword=${encodeURIComponent(keyword)}`)).toBe('张三丰');
  }
  expect(await namesOf('keyword=1390000')).toBe('');
  expect(await namesOf('keyword=%25')).toBe('');
});

it('narrows to roles, departments with all below, years and states', async () => {
  const college = await makeDepartment('临床医学院');
  const major = await makeDepartment('内科学', college);
  await add({ departmentId: major });
  await add({ name: '赵四', number: '2025001', year: 2025, departmentId: college });
  expect(await namesOf(`departmentId=${college}`)).toBe('赵四 张三丰');
  expect(await namesOf(`departmentId=${major}`)).toBe('张三丰');
  expect(await namesOf('year=2025')).toBe('赵四');
  expect(await namesOf('role=1')).toBe('钱院长');
  await setState([lines.learner], 2);
  expect(await namesOf('state=2')).toBe('李明');
});

it('hands out a password once, which opens the account by its number', async () => {
  const { data } = await add();
  const { credentials } = data as { credentials: { account: string; password: string } };
  expect(credentials).toMatchObject({
    account: '2026001',
    password: expect.stringMatching(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/),
  });
  expect(await add()).toMatchObject({ key: 'member.numberTaken', field: 'number' });
});

it("makes no account over somebody's phone, and gives it no password", async () => {
  const { data } = await add({ phone: '13800000005' });
  const { id, credentials } = data as { id: number; credentials: null };
  expect(credentials).toBeNull();
  expect(await detail(id)).toMatchObject({ hasAccount: false, phone: '138****0005' });
  const reset = await ask(`POST ${at}/reset-password`, { id: lines.learner });
  expect(reset).toMatchObject({ key: 'member.ownAccount' });
});

it('gives an account of its own a new password and ends its sessions', async () => {
  const { id } = (await add()).data as { id: number };
  const [row] = await test.database.db.select().from(membership).where(eq(membership.id, id));
  const token = await test.signIn(row?.personId ?? 0);
  expect((await test.ask(`GET ${at}/list`, undefined, { token })).status).toBe(403);
  expect(await ask(`POST ${at}/reset-password`, { id })).toMatchObject({
    data: { account: '2026001' },
  });
  expect((await test.ask(`GET ${at}/list`, undefined, { token })).status).toBe(401);
});

it('takes what a disabled administrator may do at once, and keeps the last one', async () => {
  expect(await setState([lines.admin], 2)).toMatchObject({ key: 'member.self' });
  expect(await setRoles(lines.admin, { role: 3 })).toMatchObject({ key: 'member.lastAdmin' });
  await setRoles(lines.teacher, { role: 1 });
  const token = await test.signIn(TEACHER);
  expect((await test.ask(`GET ${at}/list`, undefined, { token })).status).toBe(200);
  expect(await setState([lines.teacher], 2)).toMatchObject({ data: { changed: 1 } });
  expect((await test.ask(`GET ${at}/list`, undefined, { token })).status).toBe(403);
});

it('leaves one of two administrators who take the role from each other', async () => {
  await setRoles(lines.teacher, { role: 1 });
  const versions = [(await detail(lines.admin)).version, (await detail(lines.teacher)).version];
  const take = (id: number, version: number | undefined, by: number) =>
    ask(`PUT ${at}/roles`, { id, version, role: 2, headOf: [], roleIds: [] }, by);
  const both = await Promise.all([
    take(lines.teacher, versions[1], ADMIN),
    take(lines.admin, versions[0], TEACHER),
  ]);
  expect(both.filter(({ flag }) => flag === 0)).toHaveLength(1);
});

describe('a head of a department', () => {
  async function withHead() {
    const own = await makeDepartment('护理学院');
    const neighbour = await makeDepartment('药学院');
    await setRoles(lines.head, { headOf: [own] });
    const inside = (await add({ departmentId: own })).data as { id: number };
    const outside = (await add({ number: 'X2', departmentId: neighbour })).data as { id: number };
    return { own, neighbour, inside: inside.id, outside: outside.id };
  }

  it('sees and changes their own department alone', async () => {
    const { own, neighbour, inside, outside } = await withHead();
    expect((await list('', HEAD)).list.map(({ id }) => id)).toEqual([inside]);
    expect(await setState([outside], 2, HEAD)).toMatchObject({ key: 'member.notFound' });
    expect(await setState([inside], 2, HEAD)).toMatchObject({ data: { changed: 1 } });
    expect(await add({ number: 'X3', departmentId: neighbour }, HEAD)).toMatchObject({
      key: 'member.outside',
    });
    expect(await add({ number: 'X3', departmentId: own }, HEAD)).toMatchObject({ flag: 0 });
    expect(await add({ number: 'X4', departmentId: own, role: 1 }, HEAD)).toMatchObject({
      key: 'access.denied',
    });
  });

  it('cannot give roles, nor touch those who have some', async () => {
    const { own, inside } = await withHead();
    const asked = { id: inside, version: 1, role: 1, headOf: [], roleIds: [] };
    expect(await ask(`PUT ${at}/roles`, asked, HEAD)).toMatchObject({ key: 'access.denied' });
    await setRoles(inside, { headOf: [own] });
    expect(await setState([inside], 2, HEAD)).toMatchObject({ key: 'member.protected' });
    const reset = await ask(`POST ${at}/reset-password`, { id: inside }, HEAD);
    expect(reset).toMatchObject({ key: 'member.protected' });
  });
});

it('lets an office do what its role names, and nothing else', async () => {
  const rights = ['viewPeople', 'editPeople'];
  const made = await ask('POST /doctor-cheese/school-role/v1/add', { name: '教务处', rights });
  const { id: roleId } = made.data as { id: number };
  await setRoles(lines.teacher, { roleIds: [roleId] });
  expect((await list('', TEACHER)).total).toBe(4);
  expect((await list('')).list.find(({ id }) => id === lines.teacher)?.grants).toEqual(['教务处']);
  expect(await setState([lines.admin], 2, TEACHER)).toMatchObject({ key: 'member.protected' });
  expect(
    await ask(`PUT ${at}/roles`, { id: 3, version: 1, role: 1, headOf: [], roleIds: [] }, TEACHER),
  ).toMatchObject({ key: 'access.denied' });
  await ask(`DELETE /doctor-cheese/school-role/v1/remove?id=${roleId}`);
  expect(await ask(`GET ${at}/list`, undefined, TEACHER)).toMatchObject({ key: 'access.denied' });
});

it('tells the second of two who change one person', async () => {
  const { version } = await detail(lines.learner);
  const { role: _role, phone: _phone, ...written } = someone;
  const edit = (name: string) =>
    ask(`PUT ${at}/edit`, { ...written, id: lines.learner, version, name });
  expect(await edit('李小明')).toMatchObject({ flag: 0 });
  expect(await edit('李大明')).toMatchObject({ key: 'member.changed' });
  expect((await detail(lines.learner)).name).toBe('李小明');
});

it('is closed to learners, teachers without a class and other schools', async () => {
  for (const by of [LEARNER, TEACHER]) {
    expect(await ask(`GET ${at}/list`, undefined, by)).toMatchObject({ key: 'access.denied' });
  }
  expect((await list('', ELSEWHERE)).list.map(({ name }) => name)).toEqual(['外校']);
  const detailed = await ask(`GET ${at}/detail?id=${lines.learner}`, undefined, ELSEWHERE);
  expect(detailed).toMatchObject({ key: 'member.notFound' });
  expect(await setState([lines.learner], 2, ELSEWHERE)).toMatchObject({ key: 'member.notFound' });
});

it('logs who did what to whom, and where from', async () => {
  await setState([lines.learner], 2);
  const entries = await test.database.db.select().from(auditEntry);
  expect(entries).toMatchObject([
    {
      act: 'member.disable',
      about: '李明',
      byPersonId: ADMIN,
      toPersonId: LEARNER,
      organisationId: 1,
      address: '127.0.*.*',
    },
  ]);
});

it('calls people of its own making what the roll says, and others what they call themselves', async () => {
  const nameOf = async (line: number) => {
    const [row] = await test.database.db
      .select({ name: person.name })
      .from(person)
      .innerJoin(membership, eq(membership.personId, person.id))
      .where(eq(membership.id, line));
    return row?.name;
  };
  const rename = async (id: number, name: string) => {
    const { number, version } = await detail(id);
    const { role: _, ...said } = { ...someone, id, name, number, version };
    return ask(`PUT ${at}/edit`, said);
  };
  const { id } = (await add()).data as { id: number };
  expect(await rename(id, '张三峰')).toMatchObject({ flag: 0 });
  expect(await nameOf(id)).toBe('张三峰');
  const before = await nameOf(lines.learner);
  expect(await rename(lines.learner, '李鸣')).toMatchObject({ flag: 0 });
  expect(await nameOf(lines.learner)).toBe(before);
});

it('logs where somebody was moved from and to', async () => {
  const departmentId = await makeDepartment('护理学院');
  const { version, name, number, gender } = await detail(lines.learner);
  const place = { departmentId, classId: null, year: 2025 };
  const asked = { id: lines.learner, version, name, number, gender, ...place };
  expect(await ask(`PUT ${at}/edit`, asked)).toMatchObject({ flag: 0 });
  const entries = await test.database.db
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.act, 'member.edit'));
  expect(entries).toMatchObject([{ after: { department: '护理学院', year: '2025' } }]);
});

it('logs the departments and roles that were given and taken by their names', async () => {
  const own = await makeDepartment('护理学院');
  await setRoles(lines.head, { headOf: [own] });
  await setRoles(lines.head, { headOf: [] });
  const entries = await test.database.db
    .select({ before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.act, 'member.roles'));
  expect(entries).toEqual([
    { before: { headOf: '' }, after: { headOf: '护理学院' } },
    { before: { headOf: '护理学院' }, after: { headOf: '' } },
  ]);
});
