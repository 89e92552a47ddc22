import { createHash } from 'node:crypto';
import { authCalls } from '@cheese/domain/calls/people/auth';
import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import { services } from '@cheese/domain/calls/services';
import type {
  HandedOut,
  MemberImport,
  MemberImportRow,
} from '@cheese/domain/contract/school/memberImport';
import { eq } from 'drizzle-orm';
import { authRoutes } from '../modules/people/auth/auth.routes';
import { madeFileRoutes } from '../modules/people/madeFile/madeFile.routes';
import { department, departmentAncestor } from '../modules/people/organisation/department.tables';
import { membership } from '../modules/people/organisation/member.tables';
import { schoolClass } from '../modules/people/organisation/schoolClass.tables';
import { person } from '../modules/people/person/person.tables';
import { userRoutes } from '../modules/people/account/user.routes';
import { memberImportRoutes } from '../modules/school/memberImport/memberImport.routes';
import { sendForm } from './calls/sendForm';
import { schoolPeople as who, twoSchools } from './given/school/twoSchools';
import { useTestApp } from './useTestApp';

export type Who = keyof typeof who;
export const urlOf = ({ path }: { path: string }) => `${services.main.prefix}/${path}`;
const heads = ['学号/工号', '姓名', '角色', '院系', '专业', '年级', '行政班', '性别', '手机号'];

export const csvOf = (...rows: string[][]) =>
  [heads, ...rows].map((row) => row.join(',')).join('\n');
export const some = csvOf(
  ['00123', '孙新', '学员', '临床医学院', '临床医学', '2026', '临床1班', '男', '13700000001'],
  ['00124', '李新', '', '临床医学院', '', '2026', '临床1班', '女', ''],
  ['S1', '钱学员', '', '', '', '2025', '', '', ''],
);

/** A server with two schools on it, and ways to bring rosters to the first. */
export function useRosters() {
  const test = useTestApp({
    modules: { main: [authRoutes, memberImportRoutes, userRoutes], aside: [madeFileRoutes] },
  });
  beforeEach(() => test.given(twoSchools));

  async function ask<T>(
    name: Who,
    call: { method: string; path: string },
    asked: Record<string, unknown> = {},
  ) {
    const token = await test.signIn(who[name]);
    const isQuery = call.method === 'GET' || call.method === 'DELETE';
    const query = isQuery ? `?${new URLSearchParams(asked as Record<string, string>)}` : '';
    const { status, body } = await test.ask(
      `${call.method} ${urlOf(call)}${query}`,
      isQuery ? undefined : asked,
      { token },
    );
    return { status, body, data: body.data as T };
  }

  async function send(bytes: Uint8Array | string, name = '名单.csv', by: Who = 'admin') {
    const token = await test.signIn(who[by]);
    const { status, body } = await sendForm(test, urlOf(calls.preview), {
      file: { bytes, name },
      token,
    });
    return { status, body, importId: (body.data as { importId: number } | null)?.importId ?? 0 };
  }

  const detail = async (importId: number, by: Who = 'admin') =>
    (await ask<MemberImport>(by, calls.detail, { importId })).data;
  const rowsOf = async (importId: number, verdict?: string) =>
    (
      await ask<{ list: MemberImportRow[] }>('admin', calls.rows, {
        importId,
        pageCnt: 100,
        ...(verdict && { verdict }),
      })
    ).data.list;
  const confirm = (importId: number, by: Who = 'admin') =>
    ask<{ handedOut: HandedOut | null }>(by, calls.confirm, { importId });
  const undo = (importId: number) =>
    ask<{ removed: number; restored: number; kept: number }>('admin', calls.undo, { importId });
  const roll = () =>
    test.database.db
      .select()
      .from(membership)
      .where(eq(membership.organisationId, 1))
      .orderBy(membership.id);

  const signIn = (username = '', password = '') =>
    test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, {
      loginPlatform: 1,
      expireTime: 3600,
      orgId: 1,
      username,
      password,
    });

  /** Everything that matters of both schools, to see that nothing else has changed. */
  async function everything() {
    const { db } = test.database;
    const tables = [membership, person, department, departmentAncestor, schoolClass] as const;
    const all = [];
    for (const table of tables) all.push(await db.select().from(table));
    return createHash('sha256').update(JSON.stringify(all)).digest('hex');
  }

  return { test, ask, send, detail, rowsOf, confirm, undo, roll, everything, signIn };
}
