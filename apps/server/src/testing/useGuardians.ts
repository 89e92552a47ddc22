import { guardianCalls as calls } from '@cheese/domain/calls/school/guardian';
import { authCalls } from '@cheese/domain/calls/people/auth';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { eq } from 'drizzle-orm';
import { useTestApp } from './useTestApp';
import { urlOf } from './useRosters';
import { authRoutes } from '../modules/people/auth/auth.routes';
import { membership } from '../modules/people/organisation/member.tables';
import { userRoutes } from '../modules/people/account/user.routes';
import { ownSchoolRoutes } from '../modules/school/ownSchool/ownSchool.routes';
import { guardianRoutes } from '../modules/school/memberManage/guardian.routes';
import { memberRoutes } from '../modules/school/memberManage/member.routes';

const modules = [authRoutes, guardianRoutes, memberRoutes, ownSchoolRoutes, userRoutes];
export const at = '/doctor-cheese/member/v1';
export const [ADMIN, CHILD, TEACHER, ELSEWHERE, STRANGER] = [1, 2, 4, 5, 6] as const;
const GROWN = 3;
export const lines = {
  admin: 1,
  child: 2,
  grown: 3,
  teacher: 4,
  elsewhere: 5,
  childThere: 6,
} as const;
const PASSWORD = 'Cheese-2026';
export const mother = { name: '李娟', phone: '13700000001', relation: 2 };
/** Tests begin on 2026-11-20. */
export const UNDER_AGE = '2013-05';
export const needed = 'member.consentNeeded';

/** Two schools with a learner of both, and ways to write down how old they are and who consents. */
export function useGuardians() {
  const test = useTestApp({ modules: { main: modules } });

  beforeEach(() =>
    test.given({
      people: ['1', '2', '3', '4', '5', '6'].map((end) => ({
        phone: `1380000000${end}`,
        password: PASSWORD,
      })),
      organisations: [{}, { name: '博爱医学院' }],
      memberships: [
        { personId: ADMIN, role: 1, name: '钱院长', number: 'A1', account: 'A1' },
        { personId: CHILD, name: '李小明', number: 'S1', account: 'S1' },
        { personId: GROWN, name: '王大力', number: 'S2', account: 'S2' },
        { personId: TEACHER, role: 2, name: '周老师', number: 'T1', account: 'T1' },
        { personId: ELSEWHERE, role: 1, name: '外校', number: 'A1', organisationId: 2 },
        { personId: CHILD, name: '李小明', number: 'B1', organisationId: 2, account: 'B1' },
      ],
    }),
  );

  const ask = async (call: string, asked?: object, by: number = ADMIN) =>
    (await test.ask(call, asked, { token: await test.signIn(by) })).body;
  const post = (call: { path: string }, asked: object, by?: number) =>
    ask(`POST ${urlOf(call)}`, asked, by);
  const detail = async (id: number, by?: number) =>
    (await ask(`GET ${at}/detail?id=${id}`, undefined, by)).data as MemberDetail;
  const row = async (id: number) => {
    const [found] = await test.database.db.select().from(membership).where(eq(membership.id, id));
    if (!found) throw new Error('nobody');
    return found;
  };
  const edit = async (id: number, said: object, by?: number) => {
    const { name, number, gender, departmentId, classId, year, version } = await row(id);
    const line = { id, version, name, number, gender, departmentId, classId, year };
    return ask(`PUT ${at}/edit`, { ...line, ...said }, by);
  };
  const consent = async (id: number, said: object = {}, by?: number) =>
    post(
      calls.consent,
      {
        people: [{ id, version: (await row(id)).version, guardian: mother }],
        basis: 1,
        on: '2026-11-19',
        ...said,
      },
      by,
    );
  const withdraw = async (id: number, by?: number) =>
    post(calls.withdraw, { id, version: (await row(id)).version }, by);
  const signIn = (username: string, orgId = 1) =>
    test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, {
      loginPlatform: 1,
      expireTime: 3600,
      orgId,
      username,
      password: PASSWORD,
    });
  const isMinor = () => edit(lines.child, { birthMonth: UNDER_AGE });

  const keyOf = async (answered: ReturnType<typeof signIn>) => (await answered).body['key'];

  return { test, ask, post, detail, row, edit, consent, withdraw, signIn, isMinor, keyOf };
}
