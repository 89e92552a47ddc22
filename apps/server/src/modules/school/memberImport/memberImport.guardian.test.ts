import { eq } from 'drizzle-orm';
import { useRosters } from '../../../testing/useRosters';
import { makeWorkbook } from '../../base/sheets/workbook';
import { membership } from '../../people/organisation/member.tables';

const { test, send, detail, rowsOf, confirm, undo, roll, everything, signIn } = useRosters();

const heads = ['学号', '姓名', '角色', '生日', '监护人', '监护人电话', '监护人同意'];
const csv = (...rows: string[][]) => [heads, ...rows].map((row) => row.join(',')).join('\n');
const lineOf = async (number: string) => (await roll()).find((line) => line.number === number);

/** Tests begin on 2026-11-20. */
const class1 = csv(
  ['Y1', '孙小新', '', '2013-05-06', '孙大新', '13700000001', '是'],
  ['Y2', '李小新', '', '2013年5月6日', '李大新', '', '否'],
  ['Y3', '周小新', '', '201305', '', '', ''],
  ['Y4', '吴大新', '', '2010/5/6', '吴老', '13700000002', '是'],
  ['Y5', '郑小新', '', '41400', '郑大新', '', '2026-09-01'],
);

it('tells before it is saved who will wait, and lets in whose guardian has consented', async () => {
  const before = await everything();
  const { importId } = await send(class1);
  expect(await detail(importId)).toMatchObject({
    counts: { created: 5, faulty: 0 },
    awaiting: 2,
    notices: [],
  });
  const [first] = await rowsOf(importId);
  expect(first?.changes).toEqual(
    expect.arrayContaining([
      { field: 'birthMonth', before: '无', after: '2013-05' },
      { field: 'guardianName', before: '无', after: '孙大新' },
      { field: 'consent', before: '不需要', after: '已同意' },
    ]),
  );
  expect(await everything()).toBe(before);
  const { data } = await confirm(importId);
  expect(await lineOf('Y1')).toMatchObject({
    state: 1,
    birthMonth: '2013-05',
    guardianPhone: '13700000001',
    consentedOn: '2026-11-20',
    consentBasis: 4,
    consentById: 1,
  });
  expect(await lineOf('Y2')).toMatchObject({ state: 7, guardianName: '李大新', consentedOn: null });
  expect(await lineOf('Y3')).toMatchObject({ state: 7, guardianName: null });
  expect(await lineOf('Y4')).toMatchObject({ state: 1, birthMonth: null, guardianName: null });
  expect(await lineOf('Y5')).toMatchObject({ state: 1, consentedOn: '2026-09-01' });
  const cards = data.handedOut?.cards ?? [];
  const keys = [];
  for (const { number, password } of cards) keys.push((await signIn(number, password)).status);
  expect(keys).toEqual([200, 403, 403, 200, 200]);
});

it('of a spreadsheet reads its dates', async () => {
  const columns = ['学号', '姓名', '出生日期', '家长姓名', '家长同意'].map((title) => ({
    title,
    width: 12,
  }));
  const rows = [['Y1', '孙小新', 41_400, '孙大新', '同意']];
  const { importId } = await send(
    await makeWorkbook([{ name: '名单', columns, rows }]),
    '名单.xlsx',
  );
  expect((await rowsOf(importId))[0]).toMatchObject({ verdict: 'created', faults: [] });
});

it.each<[string, string[], string, string]>([
  ['of words', ['1', '孙新', '', '不详'], 'birthMonth', '应为出生日期或年月'],
  ['of no month', ['1', '孙新', '', '2013-13-01'], 'birthMonth', '应为出生日期或年月'],
  ['of no day', ['1', '孙新', '', '2013-02-30'], 'birthMonth', '应为出生日期或年月'],
  ['to come', ['1', '孙新', '', '2026-12'], 'birthMonth', '出生日期晚于今天'],
  ['a formula', ['1', '孙新', '', '=TODAY()'], 'birthMonth', '含有公式'],
  ['of a teacher', ['1', '孙新', '教师', '2013-05'], 'role', '未满 14 岁的人员只能是学员'],
  ['a phone', ['1', '孙新', '', '2013-05', '孙', '12'], 'guardianPhone', '手机号格式错误'],
  ['an answer', ['1', '孙新', '', '2013-05', '孙', '', '也许'], 'consent', '应为“是”“否”'],
  ['a late day', ['1', '孙新', '', '2013-05', '孙', '', '2026-11-21'], 'consent', '不能晚于今天'],
  ['nobody', ['1', '孙新', '', '2013-05', '', '', '是'], 'guardianName', '请同时填写监护人姓名'],
])('noise is a fault of the row: %s', async (_what, row, field, message) => {
  const { importId } = await send(csv(row));
  expect(await rowsOf(importId)).toMatchObject([{ verdict: 'faulty', faults: [{ field }] }]);
  expect((await rowsOf(importId))[0]?.faults[0]?.message).toContain(message);
  expect(await detail(importId)).toMatchObject({ awaiting: 0 });
});

it('changes who is there, and an undo puts back their guardian, too', async () => {
  const first = await send(csv(['S1', '钱学员', '', '2013-05', '钱大', '13700000009', '是']));
  await confirm(first.importId);
  const given = await lineOf('S1');
  expect(given).toMatchObject({ state: 1, guardianName: '钱大', consentBasis: 4 });
  const second = await send(csv(['S1', '钱学员', '', '', '钱二', '', '否']));
  expect(await detail(second.importId)).toMatchObject({ awaiting: 1, counts: { changed: 1 } });
  await confirm(second.importId);
  expect(await lineOf('S1')).toMatchObject({
    state: 7,
    guardianName: '钱二',
    birthMonth: '2013-05',
  });
  expect((await undo(second.importId)).data).toMatchObject({ restored: 1 });
  expect(await lineOf('S1')).toMatchObject({
    ...given,
    version: expect.any(Number) as number,
  });
  expect((await undo(first.importId)).data).toMatchObject({ restored: 0, kept: 1 });
});

it('an undo removes the guardians of new learners', async () => {
  const before = await everything();
  const { importId } = await send(class1);
  await confirm(importId);
  expect((await undo(importId)).data).toMatchObject({ removed: 5 });
  expect(await everything()).toBe(before);
});

it('does not bring back what a guardian has withdrawn', async () => {
  await confirm((await send(class1)).importId);
  const withdrawn = { state: 7 as const, consentWithdrawnAt: test.clock.now() };
  await test.database.db.update(membership).set(withdrawn).where(eq(membership.number, 'Y1'));
  const { importId } = await send(class1);
  expect((await rowsOf(importId))[0]).toMatchObject({
    verdict: 'faulty',
    faults: [{ field: 'consent', message: '监护人已撤回同意，重新同意请在人员页登记' }],
  });
});

it('says again nothing of a consent that is known', async () => {
  await confirm((await send(class1)).importId);
  const { importId } = await send(class1);
  expect(await detail(importId)).toMatchObject({ counts: { unchanged: 5 }, awaiting: 2 });
});

it('lets in who waited, once a later file says so', async () => {
  await confirm((await send(class1)).importId);
  const { importId } = await send(csv(['Y2', '李小新', '', '', '', '', '是']));
  await confirm(importId);
  expect(await lineOf('Y2')).toMatchObject({ state: 1, consentedOn: '2026-11-20' });
});
