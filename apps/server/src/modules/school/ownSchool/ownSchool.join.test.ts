import type { OwnSchool } from '@cheese/domain/contract/school/ownSchool';
import { sql } from 'drizzle-orm';
import { calls, password, receiveCode } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { countReferences, findReferences } from '../../people/person/person.references.store';
import { authRoutes } from '../../people/auth/auth.routes';
import { auditEntry } from '../../people/audit/audit.tables';
import { membership } from '../../people/organisation/member.tables';
import { ownSchoolRoutes } from './ownSchool.routes';

const test = useTestApp({ modules: { main: [ownSchoolRoutes, authRoutes] } });
const at = '/doctor-cheese/own-school/v1';
const [MADE, OWNER, COLLEAGUE, SELF] = [1, 2, 3, 4] as const;
const phone = '13800138001';

beforeEach(() =>
  test.given({
    people: [
      { phone: null, password, name: '李明' },
      { phone, name: '李明' },
      { phone: '13900139000', name: '许静怡' },
      { phone: '13900139001', name: '康宁' },
    ],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: MADE, role: 3, name: '李明', number: 'S1', account: 'S1', isAccountMade: true },
      { personId: OWNER, role: 3, name: '李明', number: 'B7', organisationId: 2 },
      { personId: COLLEAGUE, role: 3, name: '许静怡', number: 'S2' },
      { personId: SELF, role: 2, name: '康宁', number: 'T1' },
    ],
  }),
);

const join = async (by: number = MADE, to = phone, code?: string) => {
  const said = { phoneNum: to, code: code ?? (await receiveCode(test, to)) };
  return test.ask(`POST ${at}/join`, said, { token: await test.signIn(by) });
};
/** Courses with these learners, one each. */
const learning = (...learners: number[][]) =>
  test.given({
    courses: learners.map((ids) => ({ learners: ids.map((personId) => ({ personId })) })),
  });
const countOf = async (personId: number) => {
  const { db } = test.database;
  let count = 0;
  for (const column of await findReferences(db)) {
    if (['audit_entry', 'session'].includes(column.tableName)) continue;
    count += await countReferences(db, column, personId);
  }
  return count;
};

it('brings places and work to the account of the phone, and goes on in the same school', async () => {
  await learning([MADE], [OWNER]);
  const [owns, before] = [(await countOf(MADE)) + (await countOf(OWNER)), await test.signIn(MADE)];
  const { body } = await join();
  const { token } = body.data as { token: string };
  const { data } = (await test.ask(`GET ${at}/list`, undefined, { token })).body;
  expect(data as OwnSchool[]).toMatchObject([
    { name: '仁心医学院', number: 'S1', isHere: true },
    { name: '博爱医学院', number: 'B7', isHere: false },
  ]);
  expect(await countOf(MADE)).toBe(0);
  expect(await countOf(OWNER)).toBe(owns);
  expect((await test.ask(`GET ${at}/list`, undefined, { token: before })).status).toBe(401);
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    { act: 'member.join', byPersonId: MADE, toPersonId: OWNER, organisationId: 1 },
  ]);
});

it('keeps the school account as a way in, whose password the school can no longer give', async () => {
  await join();
  const login = { loginPlatform: 1, expireTime: 600, orgId: 1, username: 'S1', password };
  expect((await test.ask(calls.bySchool, login)).status).toBe(200);
  const rows = await test.database.db.select().from(membership);
  expect(rows.filter(({ isAccountMade }) => isAccountMade)).toEqual([]);
});

it('gives all of it up where both have worked on the same', async () => {
  await learning([MADE, OWNER]);
  const before = await countOf(MADE);
  expect((await join()).body.key).toBe('ownSchool.bothWorked');
  expect(await countOf(MADE)).toBe(before);
});

it('touches no account that has paid for something', async () => {
  await test.database.db.execute(
    sql`insert into ledger_account (kind, person_id, balance) values ('person', ${MADE}, 0)`,
  );
  expect((await join()).body.key).toBe('ownSchool.hasMoney');
  expect(await countOf(MADE)).toBeGreaterThan(1);
});

it.each([
  ['of somebody with a phone of their own', () => join(SELF), 'ownSchool.notMade'],
  ['into somebody of the same school', () => join(MADE, '13900139000'), 'ownSchool.alreadyThere'],
  ['into a phone of nobody', () => join(MADE, '13700137000'), 'ownSchool.noAccount'],
  ['without the code of that phone', () => join(MADE, phone, '000000'), 'code.wrong'],
])('refuses to join an account %s', async (_what, asking, key) => {
  expect((await asking()).body.key).toBe(key);
  const rows = await test.database.db.select().from(membership);
  expect(rows.map(({ personId }) => personId)).toEqual([MADE, OWNER, COLLEAGUE, SELF]);
});
