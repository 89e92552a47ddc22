import { mended } from './mend';
import { readQuestions } from './readQuestions';
import { faultySheet } from './sheet/faultySheet';
import { writeZip } from './zip/write';

const xlsx = writeZip(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]]));
const asCells = (rows: string[][]) => rows.map((row) => row.map((text) => ({ text })));
const readRows = (rows: string[][]) =>
  readQuestions(xlsx, { sheets: [{ name: '', rows: asCells(rows) }] }).questions;
const heads = ['题型', '题干', '选项A', '选项B', '选项C', '答案'];
const [unknown, without, gap, wrong] = readRows([
  heads,
  ['计算', '谁？', '甲', '乙', '', 'B'],
  ['单选题', '谁？', '', '', '', '先补液；再升压'],
  ['单选题', '谁？', '甲', '', '丙', 'C'],
  ['单选题', '谁？', '甲', '乙', '', 'C'],
]);
const by = (field: string) => ({
  field,
  isMeant: (fault: { field: string }) => fault.field === field,
});

it('a kind that nobody knows is what everything else says', () => {
  const now = unknown && mended(unknown, { ...by('type'), mend: 'accept' });
  expect(now).toMatchObject({ draft: { type: 1, key: [['B']] }, faults: [] });
});

it('or what somebody says, with what it cannot hold named', () => {
  const now = unknown && mended(unknown, { ...by('type'), mend: 'type', type: 5 });
  expect(now).toMatchObject({ draft: { type: 5, options: [], key: [['乙']] }, faults: [] });
  expect(now?.lost).toEqual(['原来的选项']);
});

it('a choice without options is asked in words', () => {
  const now = without && mended(without, { ...by('options'), mend: 'type', type: 5 });
  expect(now).toMatchObject({ draft: { type: 5, options: [] }, faults: [] });
  // The answer matched no option, so it is kept as a note.
  expect(now?.lost).toEqual(['答案“先补液；再升压”不在选项之中']);
});

it('an empty option between others goes, and the key follows', () => {
  const now = gap && mended(gap, { ...by('options'), mend: 'options' });
  expect(now?.draft.options.map(({ key, text }) => key + text)).toEqual(['A甲', 'B丙']);
  expect(now).toMatchObject({ draft: { key: [['B']] }, faults: [] });
});

it('what is mended leaves other faults as they are', () => {
  const both = wrong && { ...wrong, draft: { ...wrong.draft, tags: ['长'.repeat(31)] } };
  const fault = { field: 'tags', message: '有一项超过 30 字' } as const;
  const now =
    both && mended({ ...both, faults: [...both.faults, fault] }, { ...by('tags'), mend: 'empty' });
  expect(now?.draft.tags).toEqual([]);
  expect(now?.faults).toEqual([{ field: 'key', message: '答案“C”不在选项之中' }]);
});

it('faulty questions go out with what is wrong, and come in again once they are mended', () => {
  const faulty = [unknown, without, wrong].flatMap((one) =>
    one ? [{ ...one, stands: one.place }] : [],
  );
  const { columns, rows } = faultySheet(faulty);
  const titles = columns.map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['导入问题', '原位置']);
  expect(rows.map(([said, stands]) => [said, stands])).toEqual([
    ['题型：题型“计算”不认识', '第 2 行'],
    ['答案：答案“先补液；再升压”不在选项之中；选项：选项少于两个', '第 3 行'],
    ['答案：答案“C”不在选项之中', '第 5 行'],
  ]);
  const key = titles.indexOf('答案');
  expect(rows.map((row) => row[key])).toEqual(['B', '先补液；再升压', 'C']);
  const again = rows.map((row, at) =>
    row.map((cell, column) => (at === 2 && column === key ? 'B' : cell)),
  );
  const { questions, complaints } = readQuestions(xlsx, {
    sheets: [{ name: '', rows: asCells([titles, ...again]) }],
  });
  expect(questions.map(({ faults }) => faults.length)).toEqual([0, 2, 0]);
  expect(complaints).toEqual([]);
});
