import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestionFile } from './exchange.read';
import { makeQuestionTemplate, writeQuestionFile } from './exchange.write';

const folder = mkdtempSync(join(tmpdir(), 'cheese-exchange-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array, columns?: Record<string, number>) {
  const path = join(folder, 'brought');
  writeFileSync(path, bytes);
  return readQuestionFile({ path, ...(columns && { columns }) });
}

const text = '1. 血钾 37% 与 007？\nA. 1/2\nB. 50%\nC. 0.50\n答案：BC\n解析：一\n二';

it.each(['xlsx', 'docx', 'gift', 'moodle', 'qti'] as const)(
  'what is written as %s is read again as it was',
  async (format) => {
    const { questions } = await read(Buffer.from(text));
    const file = await writeQuestionFile({ format, questions, pictures: new Map(), title: '题' });
    expect(file.lost).toEqual([]);
    const again = await read(file.bytes);
    expect(again.format).toBe(format);
    expect(again.questions[0]?.draft).toEqual(questions[0]?.draft);
    expect(again.questions[0]?.faults).toEqual([]);
  },
);

it('the template is read, and holds nothing until somebody fills it in', async () => {
  const { format, questions, complaints, columns } = await read(await makeQuestionTemplate());
  expect([format, questions, complaints]).toEqual(['xlsx', [], ['文件里没有找到题目']]);
  expect(columns?.headings.slice(0, 5)).toEqual(['题型', '章节', '题组', '共用题干', '题干']);
});

it.each([
  [Buffer.from('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>'), 'questionFile.declares'],
  [Buffer.from('PK\x03\x04 and no more'), 'questionFile.broken'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'questionFile.unknown'],
])('what is refused is refused by its key', async (bytes, key) => {
  await expect(read(bytes)).rejects.toMatchObject({ key });
});
