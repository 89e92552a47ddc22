import type { OwnSchool } from '@cheese/domain/contract/school/ownSchool';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { sessionRoutes } from '../../people/session/session.routes';
import { userRoutes } from '../../people/account/user.routes';
import { auditEntry } from '../../people/audit/audit.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { ownSchoolRoutes } from './ownSchool.routes';

const test = useTestApp({ modules: { main: [ownSchoolRoutes, userRoutes, sessionRoutes] } });
const at = '/doctor-cheese/own-school/v1';
const [BOTH, OTHER, MADE] = [1, 2, 3] as const;

beforeEach(() =>
  test.given({
    people: [{ phone: '13800000001' }, { phone: '13800000002' }, { phone: null }],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }, { name: '远山医学院' }],
    memberships: [
      { personId: BOTH, role: 2, name: '王老师', number: 'T1' },
      { personId: BOTH, role: 3, name: '王老师', number: 'S9', organisationId: 2 },
      { personId: OTHER, role: 1, name: '钱院长', number: 'A1' },
      {
        personId: MADE,
        role: 3,
        name: '李明',
        number: 'S1',
        organisationId: 2,
        isAccountMade: true,
      },
    ],
  }),
);

const ask = (call: string, asked: object | undefined, token: string) =>
  test.ask(call, asked, { token });
const enter = (mainOrgId: number, token: string) => ask(`POST ${at}/enter`, { mainOrgId }, token);
const leave = async (mainOrgId: number, by: number) =>
  (await ask(`POST ${at}/leave`, { mainOrgId }, await test.signIn(by))).body;
const schoolsOf = async (token: string) =>
  (await ask(`GET ${at}/list`, undefined, token)).body.data as OwnSchool[];
const whereIs = async (token: string) =>
  (await schoolsOf(token)).find(({ isHere }) => isHere)?.name ?? null;

it('lists the schools that somebody may enter, and the one where they are', async () => {
  const token = await test.signIn(BOTH);
  expect(await schoolsOf(token)).toMatchObject([
    { mainOrgId: 1, name: '仁心医学院', role: 2, number: 'T1', isHere: true },
    { mainOrgId: 2, name: '博爱医学院', role: 3, number: 'S9', isHere: false },
  ]);
  await test.database.db
    .update(organisation)
    .set({ suspendedAt: new Date() })
    .where(eq(organisation.id, 2));
  expect((await schoolsOf(token)).map(({ isSuspended }) => isSuspended)).toEqual([false, true]);
});

it('moves the session into the other school with a new token, and the old one ends', async () => {
  const before = await test.signIn(BOTH);
  const { body } = await enter(2, before);
  const { token } = body.data as { token: string };
  expect(await whereIs(token)).toBe('博爱医学院');
  expect((await ask(`GET ${at}/list`, undefined, before)).status).toBe(401);
  const { body: sessions } = await ask('GET /doctor-cheese/user/v1/session/list', undefined, token);
  expect(sessions.data).toHaveLength(1);
  expect(
    (await ask('GET /doctor-cheese/user/v1/info/complete', undefined, token)).body.data,
  ).toMatchObject({
    user: { orgUserRole: { code: 3 }, organisation: { name: '博爱医学院' } },
  });
});

it('answers one of two presses at once, and the session stays one', async () => {
  const token = await test.signIn(BOTH);
  const answers = await Promise.all([enter(2, token), enter(1, token), enter(2, token)]);
  const tokens = answers.flatMap(
    ({ body }) => (body.data as { token: string } | null)?.token ?? [],
  );
  const alive = [];
  for (const each of tokens) {
    if ((await ask(`GET ${at}/list`, undefined, each)).status === 200) alive.push(each);
  }
  expect(alive).toHaveLength(1);
});

it.each([
  ['of which they are no member', 3],
  ['that does not exist', 99],
])('refuses a school %s', async (_what, id) => {
  const { body } = await enter(id, await test.signIn(BOTH));
  expect(body.key).toBe('ownSchool.notMember');
  expect((await leave(id, BOTH)).key).toBe('ownSchool.notMember');
});

it('refuses a school that is suspended or has disabled them', async () => {
  await test.database.db.update(membership).set({ state: 2 }).where(eq(membership.number, 'S9'));
  const token = await test.signIn(BOTH);
  expect((await enter(2, token)).body.key).toBe('ownSchool.notMember');
  await test.database.db.update(membership).set({ state: 1 }).where(eq(membership.number, 'S9'));
  await test.database.db
    .update(organisation)
    .set({ suspendedAt: new Date() })
    .where(eq(organisation.id, 2));
  expect((await enter(2, token)).body.key).toBe('ownSchool.suspended');
});

it('lets somebody leave one school, which reads it, and stay in the other', async () => {
  expect((await leave(1, BOTH)).key).toBeUndefined();
  const token = await test.signIn(BOTH);
  expect(await whereIs(token)).toBe('博爱医学院');
  const [line] = await test.database.db
    .select()
    .from(membership)
    .where(eq(membership.number, 'T1'));
  expect(line).toMatchObject({ personId: BOTH, state: 6, leftAt: expect.any(Date) as Date });
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    { act: 'member.leave', organisationId: 1, byPersonId: BOTH, toPersonId: BOTH },
  ]);
  expect((await leave(1, BOTH)).key).toBe('ownSchool.notMember');
});

it('keeps the last administrator, and those who could not sign in any more', async () => {
  expect((await leave(1, OTHER)).key).toBe('member.lastAdmin');
  expect((await leave(2, MADE)).key).toBe('ownSchool.onlyWayIn');
});
