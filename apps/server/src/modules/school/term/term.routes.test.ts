import type { Term } from '@cheese/domain/contract/school/term';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { schoolGrant, schoolRole } from '../rights/rights.tables';
import { termRoutes } from './term.routes';

const test = useTestApp({ modules: { main: [termRoutes] } });
const at = '/doctor-cheese/school-term/v1';
const [ADMIN, TEACHER, LEARNER, OFFICE, STRANGE_ADMIN, DISABLED, NOBODY] = [
  1, 2, 3, 4, 5, 6, 7,
] as const;

beforeEach(async () => {
  await test.given({
    people: [{}, {}, {}, {}, {}, {}, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1 },
      { personId: TEACHER, role: 2 },
      { personId: LEARNER, role: 3 },
      { personId: OFFICE, role: 2 },
      { personId: STRANGE_ADMIN, role: 1, organisationId: 2 },
      { personId: DISABLED, role: 1, state: 2 },
    ],
  });
  const { db } = test.database;
  await db.insert(schoolRole).values({ organisationId: 1, name: '教务处', rights: ['terms'] });
  const grantedAt = test.clock.now();
  await db.insert(schoolGrant).values({ membershipId: 4, kind: 2, roleId: 1, grantedAt });
});

const autumn = { name: '2026 秋', startsOn: '2026-09-01', endsOn: '2027-01-15' };
const spring = { name: '2027 春', startsOn: '2027-02-22', endsOn: '2027-07-09' };

async function ask(call: string, asked: object | undefined, personId: number | null) {
  const by = personId === null ? {} : { token: await test.signIn(personId) };
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${at}${path}`, asked, by);
}
const add = async (said: object = autumn, personId: number = ADMIN) =>
  (await ask('POST ', said, personId)).body.data as { id: number; overlaps: string[] };
const list = async (query = '', personId: number = LEARNER) =>
  (await ask(`GET /list${query}`, undefined, personId)).body.data as {
    list: Term[];
    total: number;
  };

describe('school-term/v1', () => {
  it('is listed for every member of the school, with the week it is in', async () => {
    await add();
    await add(spring);
    await add({ ...spring, name: '外校学期' }, STRANGE_ADMIN);
    const { list: terms, total } = await list();
    expect(total).toBe(2);
    expect(terms.map(({ name, week, weekCount }) => [name, week, weekCount])).toEqual([
      ['2027 春', null, 20],
      ['2026 秋', 12, 20],
    ]);
    expect((await list('?keyword=秋')).total).toBe(1);
  });

  it.each([
    ['an end before the start', { startsOn: '2026-09-02', endsOn: '2026-09-01' }],
    ['one day alone', { startsOn: '2026-09-01', endsOn: '2026-09-01' }],
    ['a day that no calendar has', { startsOn: '2026-02-30' }],
    ['two years', { endsOn: '2028-09-01' }],
    ['no name', { name: '  ' }],
  ])('refuses %s', async (_, said) => {
    expect((await ask('POST ', { ...autumn, ...said }, ADMIN)).status).toBe(400);
    expect((await list()).total).toBe(0);
  });

  it('warns of an overlap and saves all the same', async () => {
    await add();
    const { overlaps } = await add({ ...spring, startsOn: '2027-01-15' });
    expect(overlaps).toEqual(['2026 秋']);
    expect(
      (await add({ name: '暑期', startsOn: '2027-07-10', endsOn: '2027-08-30' })).overlaps,
    ).toEqual([]);
    expect((await list()).total).toBe(3);
  });

  it('has each name once', async () => {
    await add();
    expect((await ask('POST ', autumn, ADMIN)).body['key']).toBe('term.taken');
  });

  it('tells the second editor, and keeps what the first has saved', async () => {
    const { id } = await add();
    const edit = (name: string) => ask('PUT ', { ...autumn, id, version: 1, name }, ADMIN);
    expect((await edit('第一次')).status).toBe(200);
    expect((await edit('第二次')).body['key']).toBe('term.changedMeanwhile');
    expect((await list()).list.map(({ name }) => name)).toEqual(['第一次']);
  });
});

describe('an archived term', () => {
  it('is found and not changed, until an administrator opens it again', async () => {
    const { id } = await add();
    expect((await ask('PUT /archive', { id }, OFFICE)).status).toBe(200);
    const edit = { ...autumn, id, version: 2 };
    expect((await ask('PUT ', edit, ADMIN)).body['key']).toBe('term.archived');
    expect((await ask('PUT /archive', { id }, ADMIN)).body['key']).toBe('term.archived');
    expect((await list('?state=open')).total).toBe(0);
    expect((await list('?state=archived')).list).toMatchObject([
      { name: '2026 秋', archivedAt: test.clock.now().getTime() },
    ]);
    expect((await ask('PUT /reopen', { id }, OFFICE)).status).toBe(403);
    expect((await ask('PUT /reopen', { id }, ADMIN)).status).toBe(200);
    expect((await ask('PUT ', { ...edit, version: 3 }, ADMIN)).status).toBe(200);
  });
});

const everyone = {
  visitor: null,
  learner: LEARNER,
  teacher: TEACHER,
  office: OFFICE,
  admin: ADMIN,
  strangeAdmin: STRANGE_ADMIN,
  disabled: DISABLED,
  nobody: NOBODY,
};
const refused = { visitor: 401, learner: 403, teacher: 403, disabled: 403, nobody: 403 };

it.each([
  [
    'GET /list',
    () => undefined,
    { ...refused, learner: 200, teacher: 200, office: 200, admin: 200, strangeAdmin: 200 },
  ],
  ['POST ', () => spring, { ...refused, office: 200, admin: 409, strangeAdmin: 200 }],
  [
    'PUT ',
    (id: number) => ({ ...autumn, id, version: 1 }),
    { ...refused, office: 200, admin: 409, strangeAdmin: 404 },
  ],
  [
    'PUT /archive',
    (id: number) => ({ id }),
    { ...refused, office: 200, admin: 409, strangeAdmin: 404 },
  ],
  [
    'PUT /reopen',
    (id: number) => ({ id }),
    { ...refused, office: 403, admin: 409, strangeAdmin: 404 },
  ],
] as const)('%s is answered by right', async (call, asked, expected) => {
  const { id } = await add();
  const heard: Record<string, number> = {};
  for (const [who, personId] of Object.entries(everyone)) {
    heard[who] = (await ask(call, asked(id), personId)).status;
  }
  expect(heard).toEqual(expected);
});

it('writes down who began, changed, closed and reopened a term', async () => {
  const { id } = await add();
  await ask('PUT ', { id, version: 1, ...autumn, name: '2026 秋季' }, OFFICE);
  await ask('PUT /archive', { id }, ADMIN);
  await ask('PUT /reopen', { id }, ADMIN);
  const entries = await test.database.db.select().from(auditEntry).orderBy(auditEntry.id);
  expect(entries).toMatchObject([
    { act: 'term.add', byPersonId: ADMIN, organisationId: 1 },
    { act: 'term.edit', byPersonId: OFFICE, before: { name: autumn.name } },
    { act: 'term.archive', byPersonId: ADMIN },
    { act: 'term.reopen', byPersonId: ADMIN },
  ]);
});
