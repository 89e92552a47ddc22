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
import { sendForm } from '../../../testing/calls/sendForm';
import { schoolPeople as who, twoSchools } from '../../../testing/given/twoSchools';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { auditEntry } from '../../people/audit/audit.tables';
import { authRoutes } from '../../people/auth/auth.routes';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import { memberImportRoutes } from './memberImport.routes';
import { memberImportJobs } from './memberImport.jobs';
import { memberImport, memberImportRow } from './memberImport.tables';

const test = useTestApp({
  modules: { main: [authRoutes, memberImportRoutes], aside: [madeFileRoutes] },
});
beforeEach(() => test.given(twoSchools));

type Who = keyof typeof who;
const urlOf = ({ path }: { path: string }) => `${services.main.prefix}/${path}`;
const heads = ['学号/工号', '姓名', '角色', '院系', '专业', '年级', '行政班', '性别', '手机号'];

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

const csvOf = (...rows: string[][]) => [heads, ...rows].map((row) => row.join(',')).join('\n');
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

const some = csvOf(
  ['00123', '孙新', '学员', '临床医学院', '临床医学', '2026', '临床1班', '男', '13700000001'],
  ['00124', '李新', '', '临床医学院', '', '2026', '临床1班', '女', ''],
  ['S1', '钱学员', '', '', '', '2025', '', '', ''],
);

/** Everything that matters of both schools, to see that nothing else has changed. */
async function everything() {
  const { db } = test.database;
  const tables = [membership, person, department, departmentAncestor, schoolClass] as const;
  const all = [];
  for (const table of tables) all.push(await db.select().from(table));
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

describe('preview', () => {
  it('says what will be created, changed and made, and saves nothing', async () => {
    const before = await everything();
    const { importId } = await send(some);
    expect(await detail(importId)).toMatchObject({
      state: 'waiting',
      counts: { created: 2, changed: 1, moved: 0, unchanged: 0, faulty: 0 },
      newDepartments: ['临床医学院', '临床医学院 / 临床医学'],
      newClasses: ['2026级 临床1班'],
    });
    const [first, , third] = await rowsOf(importId);
    expect(first).toMatchObject({ row: 2, number: '00123', name: '孙新', verdict: 'created' });
    expect(third).toMatchObject({
      verdict: 'changed',
      changes: [{ field: 'year', before: '无', after: '2025' }],
    });
    expect(await everything()).toBe(before);
  });

  it.each<[string, string[], string, string]>([
    ['no number', ['', '孙新'], 'number', '不能为空'],
    ['no name', ['1', ''], 'name', '不能为空'],
    [
      'a number in powers of ten',
      ['1.23E+10', '孙新'],
      'number',
      '“1.23E+10”是科学计数法，原来的数字已丢失，请把该列设为文本格式后重新填写',
    ],
    ['signs in a number', ['1 2', '孙新'], 'number', '只能包含字母、数字、“-”和“_”'],
    ['a formula', ['1', '=HYPERLINK("x")'], 'name', '含有公式，请改为文字后再上传'],
    ['an endless name', ['1', '长'.repeat(31)], 'name', '不能超过 30 个字符'],
    ['half a phone', ['1', '孙新', '', '', '', '', '', '', '137'], 'phone', '手机号格式错误'],
    [
      'an administrator',
      ['1', '孙新', '学校管理员'],
      'role',
      '不能通过导入新增管理员，请在人员页单独设置',
    ],
    [
      'a year of words',
      ['1', '孙新', '', '', '', '大一'],
      'year',
      '应为四位年份，如 2023 或 2023级',
    ],
    ['a gender of none', ['1', '孙新', '', '', '', '', '', '中'], 'gender', '应为“男”或“女”'],
    [
      'a class without a year',
      ['1', '孙新', '', '', '', '', '1班'],
      'className',
      '没有这个行政班，请同时填写年级以便新建',
    ],
    [
      'a major alone',
      ['1', '孙新', '', '', '护理'],
      'major',
      '没有这个专业，请同时填写院系以便新建',
    ],
    [
      'somebody who administers',
      ['A2', '副管理员'],
      'number',
      '该人员是学校管理员，请在人员页单独修改',
    ],
    [
      "a member's phone",
      ['9', '孙新', '', '', '', '', '', '', '13900000003'],
      'phone',
      '该手机号已属于本校另一名人员',
    ],
  ])('%s is a fault of the row', async (_what, row, field, message) => {
    const { importId } = await send(csvOf(row));
    expect(await rowsOf(importId)).toMatchObject([
      { verdict: 'faulty', faults: [{ field, message }] },
    ]);
  });

  it('finds one person in two rows, and one phone', async () => {
    const { importId } = await send(
      csvOf(
        ['1', '孙新', '', '', '', '', '', '', '13700000001'],
        ['1', '孙新'],
        ['2', '李新', '', '', '', '', '', '', '13700000001'],
      ),
    );
    expect(await rowsOf(importId, 'faulty')).toMatchObject([
      { row: 3, faults: [{ message: '与第 2 行是同一编号' }] },
      { row: 4, faults: [{ message: '与第 2 行的手机号相同' }] },
    ]);
  });

  it('whose phone has an account claims the line with it, and gets no other one', async () => {
    const { importId } = await send(csvOf(['7', '周旧', '', '', '', '', '', '', '13900000006']));
    expect(await detail(importId)).toMatchObject({ unclaimed: 1, counts: { created: 1 } });
    expect((await confirm(importId)).data.handedOut).toBeNull();
    const line = (await roll()).find(({ number }) => number === '7');
    expect(line).toMatchObject({ personId: null, phone: '13900000006', isAccountMade: false });
  });

  it('a person who has left is not brought back by a file', async () => {
    await test.database.db.update(membership).set({ state: 3 }).where(eq(membership.number, 'S1'));
    const { importId } = await send(csvOf(['S1', '钱学员']));
    expect(await rowsOf(importId)).toMatchObject([
      { faults: [{ message: '该人员当前状态为“已毕业”，请先在人员页恢复' }] },
    ]);
  });
});

describe('a file', () => {
  const chinese =
    '学号,学生姓名,电话,班级,学院,身份\n00123,孙新,13700000001,2026级1班,护理学院,学生\n';
  /** As gbk.ts of the providers writes it. */
  const inGbk = async (text: string) =>
    (await import('../../../testing/providers/gbk')).toGbk(text);

  it.each<[string, () => Promise<Uint8Array | string> | string]>([
    ['UTF-8', () => chinese],
    ['UTF-8 with its mark', () => `\ufeff${chinese}`],
    ['GBK', () => inGbk(chinese)],
    ['with tabs and other line ends', () => chinese.replaceAll(',', '\t').replaceAll('\n', '\r\n')],
    ['with zeros that a program keeps', () => chinese.replace('00123', '="00123"')],
    ['with a title above', () => `2026 级新生名单,,\n${chinese}`],
  ])('of csv is read: %s', async (_what, make) => {
    const { importId } = await send(await make());
    expect(await rowsOf(importId)).toMatchObject([
      { number: '00123', name: '孙新', verdict: 'created' },
    ]);
    expect(await detail(importId)).toMatchObject({ newClasses: ['2026级 2026级1班'] });
  });

  it('of xlsx keeps its zeros, whether they are text or a number that is shown so', async () => {
    const columns = ['编号', '姓名', '备注'].map((title) => ({ title, width: 10 }));
    const rows = [
      ['00123', '孙新', '甲'],
      [45, '李新', '乙'],
      [123_456_789_012, '周新', '丙'],
    ];
    const bytes = await makeWorkbook([{ name: '名单', columns, rows }]);
    const { importId } = await send(bytes, '名单.xlsx');
    expect(await rowsOf(importId)).toMatchObject([
      { number: '00123', verdict: 'created' },
      { number: '45', verdict: 'created' },
      { verdict: 'faulty', faults: [{ field: 'number' }] },
    ]);
    expect((await detail(importId)).notices).toEqual(['列“备注”不导入']);
  });

  it('of several sheets is read where the people are, and the others are named', async () => {
    const columns = (titles: string[]) => titles.map((title) => ({ title, width: 10 }));
    const bytes = await makeWorkbook([
      { name: '说明', columns: columns(['请先阅读']), rows: [['一句话']] },
      { name: '名单', columns: columns(['学号', '姓名']), rows: [['1', '孙新']] },
    ]);
    const { importId } = await send(bytes, '名单.xlsx');
    expect((await detail(importId)).notices).toEqual(['没有读取工作表“说明”']);
  });

  it.each<[string, Uint8Array | string, string]>([
    ['empty', '', '文件中没有人员，请下载模板填写后再上传'],
    ['headings alone', csvOf(), '文件中没有人员，请下载模板填写后再上传'],
    [
      'of noise',
      Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)),
      '文件不是 xlsx 工作簿或 csv 文本，请下载模板填写后再上传',
    ],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000', 'hex'),
      '文件不是 xlsx 工作簿或 csv 文本，请下载模板填写后再上传',
    ],
    [
      'of others',
      '书名,作者\n甲,乙',
      '没有找到表头：学号/工号、姓名。表头应在前 10 行内，请下载模板填写后再上传',
    ],
    [
      'of 100 000 rows',
      csvOf(...Array.from({ length: 100_000 }, (_, at) => [`${at}`, '名'])),
      '一次最多导入 20000 人，请拆分后再上传',
    ],
  ])('%s is refused in words', async (_what, bytes, message) => {
    const { status, body } = await send(bytes);
    expect({ status, message: body['message'] }).toEqual({ status: 400, message });
  });

  it('of 20 000 people is taken', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`N${at}`, '名字']);
    const { importId } = await send(csvOf(...rows));
    expect(await detail(importId)).toMatchObject({ counts: { created: 20_000 } });
  });

  it('of faulty rows comes back with the reasons, mended it passes', async () => {
    const { importId } = await send(csvOf(['1', '孙新'], ['2', '']));
    const { data } = await ask<{ url: string }>('admin', calls.faulty, { importId });
    const token = await test.signIn(who.admin);
    const { rawPayload } = await test.fetch(data.url, token);
    const again = await send(rawPayload, '需要修改的行.xlsx');
    expect(await rowsOf(again.importId)).toMatchObject([
      { number: '2', faults: [{ field: 'name', message: '不能为空' }] },
    ]);
    expect((await detail(again.importId)).notices).toEqual(['列“错误原因”不导入']);
  });
});

describe('confirm', () => {
  it('makes departments, classes and accounts, and hands the passwords out once', async () => {
    const { importId } = await send(some);
    const { data } = await confirm(importId);
    const { handedOut } = data;
    expect(handedOut).toMatchObject({
      schoolName: '仁心医学院',
      cards: [
        { number: '00123', name: '孙新', className: '临床1班' },
        { number: '00124', name: '李新' },
      ],
    });
    expect(
      Buffer.from(handedOut?.workbook ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const lines = (await roll()).slice(-2);
    const [faculty, major] = await test.database.db
      .select()
      .from(department)
      .orderBy(department.id);
    const [room] = await test.database.db.select().from(schoolClass);
    expect(room).toMatchObject({ year: 2026, name: '临床1班', departmentId: major?.id });
    expect(lines).toMatchObject([
      {
        account: '00123',
        departmentId: major?.id,
        classId: room?.id,
        year: 2026,
        gender: 1,
        pinyin: 'sun xin',
        isAccountMade: true,
      },
      { account: '00124', departmentId: faculty?.id, gender: 2 },
    ]);
    expect(await test.database.db.select().from(departmentAncestor)).toHaveLength(3);
    expect((await confirm(importId)).data).toEqual({ handedOut: null });
    expect(await roll()).toHaveLength(6);
    const everyLine = JSON.stringify([
      test.log,
      await test.database.db.select().from(memberImportRow),
    ]);
    for (const { password } of handedOut?.cards ?? []) expect(everyLine).not.toContain(password);
    const [entry] = await test.database.db.select().from(auditEntry);
    expect(entry).toMatchObject({ act: 'roster.import', after: { count: '新增 2 人，修改 1 人' } });
  });

  it('each signs in with the own password, and replaces it first', async () => {
    const { importId } = await send(some);
    const { handedOut } = (await confirm(importId)).data;
    const [first, second] = handedOut?.cards ?? [];
    const signIn = (username = '', password = '') =>
      test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, {
        loginPlatform: 1,
        expireTime: 3600,
        orgId: 1,
        username,
        password,
      });
    expect((await signIn(first?.number, first?.password)).status).toBe(200);
    expect((await signIn(first?.number, second?.password)).status).toBe(400);
    const people = await test.database.db
      .select()
      .from(person)
      .where(eq(person.mustChangePassword, true));
    expect(people).toHaveLength(2);
    expect(people.map(({ phone }) => phone)).toEqual([null, null]);
  });

  it('two presses save once', async () => {
    const { importId } = await send(some);
    const both = await Promise.all([confirm(importId), confirm(importId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.filter(({ data }) => data.handedOut !== null)).toHaveLength(1);
    expect(await roll()).toHaveLength(6);
  });

  it('of two administrators the second is told, and sees the preview anew', async () => {
    const first = await send(some);
    const second = await send(csvOf(['00123', '孙新'], ['00199', '新人']), 'b.csv', 'other');
    await confirm(first.importId);
    const before = await everything();
    const late = await confirm(second.importId, 'other');
    expect(late).toMatchObject({ status: 409, body: { key: 'memberImport.rollChanged' } });
    expect(await everything()).toBe(before);
    expect(await detail(second.importId, 'other')).toMatchObject({
      state: 'waiting',
      counts: { created: 1, unchanged: 1 },
    });
    expect((await confirm(second.importId, 'other')).status).toBe(200);
    expect(await roll()).toHaveLength(7);
  });

  it('moves people, and leaves in their major whom the file puts into its department', async () => {
    await confirm((await send(some)).importId);
    const again = csvOf(
      ['00123', '孙新', '', '临床医学院', '', '', '', '', ''],
      ['00124', '李新', '', '护理学院', '', '2026', '护理1班', '', ''],
    );
    const { importId } = await send(again);
    expect(await detail(importId)).toMatchObject({ counts: { unchanged: 1, moved: 1 } });
    expect(await rowsOf(importId, 'moved')).toMatchObject([
      {
        changes: [
          { field: 'department', before: '临床医学院', after: '护理学院' },
          { field: 'className', before: '2026级 临床1班', after: '2026级 护理1班' },
        ],
      },
    ]);
  });

  it('what nobody has confirmed is forgotten after a day', async () => {
    const { importId } = await send(some);
    const { db } = test.database;
    const sweep = Object.values(memberImportJobs({ db, clock: test.clock }))[0];
    test.clock.pass(25 * 3600);
    await sweep?.run({} as never, {} as never);
    expect((await ask('admin', calls.detail, { importId })).status).toBe(404);
    expect(await db.select().from(memberImport)).toEqual([]);
  });
});

describe('undo', () => {
  it('removes what came, and puts back what was changed', async () => {
    const before = await roll();
    const { importId } = await send(some);
    await confirm(importId);
    expect((await undo(importId)).data).toEqual({ removed: 2, restored: 1, kept: 0 });
    const after = await roll();
    expect(after.map(({ version: _version, ...row }) => row)).toEqual(
      before.map(({ version: _version, ...row }) => row),
    );
    const { db } = test.database;
    expect(await db.select().from(person)).toHaveLength(6);
    expect(await db.select().from(department)).toEqual([]);
    expect(await db.select().from(schoolClass)).toEqual([]);
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: { key: 'memberImport.undone' },
    });
    expect((await confirm(importId)).status).toBe(409);
  });

  it('is refused once somebody has signed in by it', async () => {
    const { importId } = await send(some);
    const { handedOut } = (await confirm(importId)).data;
    const [{ number, password } = { number: '', password: '' }] = handedOut?.cards ?? [];
    await test.ask(`POST ${urlOf(authCalls.loginBySchoolAccount)}`, {
      loginPlatform: 1,
      expireTime: 3600,
      orgId: 1,
      username: number,
      password,
    });
    const before = await everything();
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.signedIn' } });
    expect(await everything()).toBe(before);
    expect(await detail(importId)).toMatchObject({ unused: 1 });
  });

  it('is refused once a line was claimed', async () => {
    const { importId } = await send(csvOf(['7', '周旧', '', '', '', '', '', '', '13900000006']));
    await confirm(importId);
    await test.database.db
      .update(membership)
      .set({ personId: 6 })
      .where(eq(membership.number, '7'));
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.signedIn' } });
  });

  it('is refused after a day', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    expect((await detail(importId)).undoableUntil).not.toBeNull();
    test.clock.pass(24 * 3600);
    expect(await undo(importId)).toMatchObject({ body: { key: 'memberImport.tooLate' } });
    expect((await detail(importId)).undoableUntil).toBeNull();
  });

  it('leaves what somebody has changed since', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    await test.database.db
      .update(membership)
      .set({ name: '钱改名', version: 9 })
      .where(eq(membership.number, 'S1'));
    expect((await undo(importId)).data).toEqual({ removed: 2, restored: 0, kept: 1 });
    expect((await roll()).find(({ number }) => number === 'S1')).toMatchObject({ name: '钱改名' });
  });
});

describe('new passwords', () => {
  it('replace those that nobody has used, for whoever confirmed', async () => {
    const { importId } = await send(some);
    const first = (await confirm(importId)).data.handedOut;
    const others = await ask('other', calls.renewPasswords, { importId });
    expect(others).toMatchObject({ status: 403, body: { key: 'memberImport.notYours' } });
    const { data } = await ask<HandedOut>('admin', calls.renewPasswords, { importId });
    expect(data.cards.map(({ number }) => number)).toEqual(['00123', '00124']);
    const before = first?.cards.map(({ password }) => password) ?? [];
    for (const { password } of data.cards) expect(before).not.toContain(password);
  });

  it('are for nobody where all have signed in', async () => {
    const { importId } = await send(some);
    await confirm(importId);
    await test.database.db.update(person).set({ mustChangePassword: false });
    expect(await ask('admin', calls.renewPasswords, { importId })).toMatchObject({
      status: 409,
      body: { key: 'memberImport.noneLeft' },
    });
  });
});

describe('leaving', () => {
  const state = 3;

  it('a year leaves together, loses the school within 5 s, and comes back', async () => {
    await test.database.db
      .update(membership)
      .set({ year: 2022 })
      .where(eq(membership.number, 'S1'));
    const groups = await ask('admin', calls.groups);
    expect(groups.data).toMatchObject({ years: [{ year: 2022, count: 1 }] });
    const { data } = await ask<{ importId: number }>('admin', calls.leave, { state, year: 2022 });
    expect(await detail(data.importId)).toMatchObject({
      kind: 'leaving',
      fileName: '按年级：2022级',
      counts: { leaving: 1 },
      losingSignIn: 0,
    });
    expect(await rowsOf(data.importId)).toMatchObject([
      { number: 'S1', changes: [{ field: 'state', before: '正常', after: '已毕业' }] },
    ]);
    await confirm(data.importId);
    const gone = (await roll()).find(({ number }) => number === 'S1');
    expect(gone).toMatchObject({ state: 3, leftAt: test.clock.now() });
    expect((await undo(data.importId)).data).toMatchObject({ restored: 1 });
    const back = (await roll()).find(({ number }) => number === 'S1');
    expect(back).toMatchObject({ state: 1, leftAt: null });
  });

  it('says who cannot sign in any more', async () => {
    await confirm((await send(some)).importId);
    const { data } = await ask<{ importId: number }>('admin', calls.leave, {
      state: 4,
      year: 2026,
    });
    expect(await detail(data.importId)).toMatchObject({ counts: { leaving: 2 }, losingSignIn: 2 });
  });

  it('a file names who leaves, and nobody else does', async () => {
    const token = await test.signIn(who.admin);
    const file = { bytes: '学号,姓名\nS1,别人\nT1,赵老师\nX9,谁\nA1,管理员\n', name: '离校.csv' };
    const { body } = await sendForm(test, urlOf(calls.leaveByFile), {
      fields: { state: '5' },
      file,
      token,
    });
    const { importId } = body.data as { importId: number };
    expect(await rowsOf(importId)).toMatchObject([
      { faults: [{ message: '与学校名单中的姓名“钱学员”不符' }] },
      { verdict: 'leaving', number: 'T1' },
      { faults: [{ message: '学校名单中没有这个编号' }] },
      { faults: [{ message: '不能包括自己' }] },
    ]);
    await confirm(importId);
    const states = (await roll()).map(({ number, state: now }) => [number, now]);
    expect(states).toEqual([
      ['A1', 1],
      ['T1', 5],
      ['S1', 1],
      ['A2', 1],
    ]);
  });

  it('takes classes or a year, and classes of the own school alone', async () => {
    expect((await ask('admin', calls.leave, { state })).status).toBe(400);
    const [room] = await test.database.db
      .insert(schoolClass)
      .values({ organisationId: 2, year: 2026, name: '1班' })
      .returning();
    const foreign = await ask('admin', calls.leave, { state, classIds: [room?.id] });
    expect(foreign.status).toBe(404);
  });
});

describe('who may', () => {
  it.each<Who>(['teacher', 'learner', 'nobody'])('a %s is refused every call', async (name) => {
    const { importId } = await send(some);
    expect((await send(some, 'x.csv', name)).status).toBe(403);
    for (const call of Object.values(calls)) {
      if ('body' in call) continue;
      const needs = { importId, ...(call === calls.leave && { state: 3, year: 2026 }) };
      const asked = call === calls.leave ? { state: 3, year: 2026 } : needs;
      const isBare = call === calls.template || call === calls.groups || call === calls.list;
      const { status } = await ask(name, call, isBare ? {} : asked);
      expect([call.path, status]).toEqual([call.path, 403]);
    }
  });

  it("another school's import is not found", async () => {
    const { importId } = await send(some);
    await confirm(importId);
    const byId = [
      calls.detail,
      calls.rows,
      calls.faulty,
      calls.confirm,
      calls.renewPasswords,
      calls.undo,
      calls.cancel,
    ];
    for (const call of byId) {
      const { status } = await ask('elsewhere', call, { importId });
      expect([call.path, status]).toEqual([call.path, 404]);
    }
    expect((await ask('elsewhere', calls.list)).data).toEqual({ list: [], total: 0 });
  });

  it('what nobody has confirmed is seen by whoever began it', async () => {
    const { importId } = await send(some);
    expect((await ask('other', calls.detail, { importId })).status).toBe(404);
    expect((await ask('other', calls.confirm, { importId })).status).toBe(404);
    expect((await ask('admin', calls.cancel, { importId })).status).toBe(200);
    expect((await ask('admin', calls.detail, { importId })).status).toBe(404);
  });

  it('numbers of another school are no duplicates', async () => {
    await test.given({
      memberships: [{ organisationId: 2, number: '00123', account: '00123', name: '外校' }],
    });
    const { importId } = await send(some);
    expect(await detail(importId)).toMatchObject({ counts: { created: 2 } });
  });
});
