import type { SchoolClass } from '@cheese/domain/contract/school/schoolClass';
import { useTestApp } from '../../../testing/useTestApp';
import { departmentRoutes } from '../department/department.routes';
import { schoolClassRoutes } from './schoolClass.routes';

const test = useTestApp({ modules: { main: [departmentRoutes, schoolClassRoutes] } });
const [ADMIN, OTHER_ADMIN, STRANGE_ADMIN] = [1, 2, 3] as const;
const CLASS = 1;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1 },
      { personId: OTHER_ADMIN, role: 1 },
      { personId: STRANGE_ADMIN, role: 1, organisationId: 2 },
    ],
  }),
);

async function ask(call: string, said: object | undefined, personId: number = ADMIN) {
  const token = await test.signIn(personId);
  const [method = '', path = ''] = call.split(' ');
  return (await test.ask(`${method} /doctor-cheese/${path}`, said, { token })).body;
}

const words = { name: '临床 1 班', year: 2026, departmentId: null, teacherMemberId: null };
const add = () => ask('POST school-class/v1/add', words);
const edit = (name: string, version: number, personId: number = ADMIN) =>
  ask('PUT school-class/v1/edit', { ...words, id: CLASS, name, version }, personId);

async function theClass() {
  const { data } = await ask('GET school-class/v1/list?page=1&pageCnt=10', undefined);
  return (data as { list: SchoolClass[] }).list[0];
}

it('tells the second editor, and keeps what the first has saved', async () => {
  await add();
  expect(await edit('临床 1 班（甲）', 1)).toMatchObject({ flag: 0 });
  expect(await edit('临床 1 班（乙）', 1, OTHER_ADMIN)).toMatchObject({
    flag: 409,
    key: 'schoolClass.changedMeanwhile',
  });
  expect(await theClass()).toMatchObject({ name: '临床 1 班（甲）', version: 2 });
  expect(await edit('临床 1 班（乙）', 2, OTHER_ADMIN)).toMatchObject({ flag: 0 });
});

it('lets one of two win who save at the same moment', async () => {
  await add();
  const both = await Promise.all([edit('甲', 1), edit('乙', 1, OTHER_ADMIN)]);
  expect(both.map(({ flag }) => flag).toSorted()).toEqual([0, 409]);
});

it('is no longer what a form shows once its department was merged into another', async () => {
  const made = async (name: string) => {
    const { data } = await ask('POST department/v1/add', { parentId: null, kind: 1, name });
    return (data as { id: number }).id;
  };
  const [id, intoId] = [await made('中医系'), await made('中医学院')];
  await ask('POST school-class/v1/add', { ...words, departmentId: id });
  await ask('PUT department/v1/merge', { id, intoId });
  expect(await theClass()).toMatchObject({ department: { id: intoId }, version: 2 });
});

it('is another school’s business to nobody', async () => {
  await add();
  expect(await edit('外校', 1, STRANGE_ADMIN)).toMatchObject({ key: 'schoolClass.notFound' });
});
