import { importing, workAll } from '../../../testing/calls/importQuestions';
import { importingTeacher } from '../../../testing/given/importingTeacher';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { questionImportRoutes } from './questionImport.routes';

const test = useTestApp({ modules: { main: [questionImportRoutes] } });

const heads = ['题型', '题干', '选项A', '选项B', '答案'];
const sheetOf = (name: string, titles: string[], rows: string[][]) => ({
  name,
  columns: titles.map((title) => ({ title, width: 10 })),
  rows,
});
const book = () =>
  makeWorkbook([
    sheetOf('内科', heads, [
      ['计算', '一？', '甲', '乙', 'A'],
      ['计算', '二？', '甲', '乙', 'B'],
      ['病理', '三？', '甲', '乙', 'B'],
      ['单选题', '四？', '甲', '乙', 'C'],
      ['单选题', '五？', '甲', '乙', 'D'],
      ['单选题', '六？', '甲', '乙', 'A'],
    ]),
    sheetOf('外科', ['问的话', '甲项', '乙项', '对的'], [['七？', '甲', '乙', 'B']]),
  ]);
const counts = async (me: Awaited<ReturnType<typeof importingTeacher>>, importId: number) =>
  (await me.detail(importId)).counts;

it('faults are told by their kinds, and each kind is mended in all that have it', async () => {
  const me = await importingTeacher(test);
  const importId = await me.read(await book());
  const { faultKinds } = await me.detail(importId);
  expect(faultKinds).toEqual([
    { field: 'key', message: '答案“…”不在选项之中', count: 2 },
    { field: 'type', message: '题型“计算”不认识', count: 2 },
    { field: 'type', message: '题型“病理”不认识', count: 1 },
  ]);
  const fault = { field: 'type', message: '题型“计算”不认识' };
  const { body } = await me.send('PUT mend', { importId, fault, mend: 'accept' });
  expect(body.data).toEqual({ mended: 2 });
  expect(await counts(me, importId)).toMatchObject({ taken: 3, faulty: 3 });
  const other = { field: 'type', message: '题型“病理”不认识' };
  await me.send('PUT mend', { importId, fault: other, mend: 'type', type: 5 });
  expect((await me.rows(importId))[2]).toMatchObject({
    isTaken: true,
    lost: ['原来的选项'],
    draft: { type: 5, key: [['乙']], options: [] },
  });
});

it('those of one kind are shown alone, and left out together', async () => {
  const me = await importingTeacher(test);
  const importId = await me.read(await book());
  const message = '答案“…”不在选项之中';
  const asked = `&field=key&message=${encodeURIComponent(message)}`;
  expect((await me.rows(importId, asked)).map(({ place }) => place)).toEqual([3, 4]);
  await me.send('PUT choose', { importId, fault: { field: 'key', message }, choice: 'leave' });
  expect(await counts(me, importId)).toMatchObject({ left: 2, faulty: 3 });
  expect(await me.rows(importId, asked)).toEqual([]);
});

it('each sheet is matched by itself, and a column that only brings faults stays behind', async () => {
  const me = await importingTeacher(test);
  const importId = await me.read(await book());
  const { sheets, complaints } = await me.detail(importId);
  expect(sheets.map(({ name }) => name)).toEqual(['内科', '外科']);
  expect(complaints).toContain('工作表“外科”里没有“题干”列，没有读取');
  const fields = ['stem', 'option:A', 'option:B', 'key'];
  const columns = fields.map((field, column) => ({ field, column }));
  await me.send('PUT match', { importId, sheet: 1, columns });
  await workAll(test);
  expect(await counts(me, importId)).toMatchObject({ taken: 2, faulty: 5 });
  const without = sheets[0]?.matched.filter(({ field }) => field !== 'type') ?? [];
  await me.send('PUT match', { importId, sheet: 0, columns: without });
  await workAll(test);
  expect(await counts(me, importId)).toMatchObject({ taken: 5, faulty: 2 });
  // The column choice is remembered for the next file, sheet by sheet.
  expect(await counts(me, await me.read(await book()))).toMatchObject({ taken: 5, faulty: 2 });
});

it('what is faulty goes out to be mended, and is none of anybody else’s', async () => {
  const me = await importingTeacher(test);
  const importId = await me.read(await book(), { name: '期末.xlsx' });
  const asked = `GET faulty?importId=${importId}`;
  const { body } = await me.send(asked, undefined as never);
  expect(body.data).toMatchObject({ fileName: '期末-待修改.xlsx' });
  for (const person of [4, 6]) {
    const other = importing(test, await test.signIn(person));
    expect((await other.send(asked, undefined as never)).status).toBe(404);
    const fault = { field: 'key', message: '没有答案' };
    expect((await other.send('PUT mend', { importId, fault, mend: 'accept' })).status).toBe(404);
  }
  const clean = await me.read('1. 谁？\nA. 甲\nB. 乙\n答案：A');
  const none = await me.send(`GET faulty?importId=${clean}`, undefined as never);
  expect(none.status).toBe(409);
});
