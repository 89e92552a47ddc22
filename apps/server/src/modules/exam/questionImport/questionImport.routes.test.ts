import { rawRows } from '../../../db/rawRows';
import { importing, workAll } from '../../../testing/calls/importQuestions';
import {
  fourQuestions,
  importingTeacher,
  oneQuestion,
  selectQuestions,
} from '../../../testing/given/importingTeacher';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { attempt } from '../../base/limit/limit.tables';
import { questionImportRoutes } from './questionImport.routes';
import { sql } from 'drizzle-orm';

const test = useTestApp({ modules: { main: [questionImportRoutes] } });
/** Simulates earlier calls that count towards the rate limit. */
const begun = (key: string, count: number) =>
  test.database.db
    .insert(attempt)
    .values(Array.from({ length: count }, () => ({ key, at: test.clock.now() })));

describe('a file is looked through before anything is saved', () => {
  it('every question with what is wrong with it, and what is there twice', async () => {
    const me = await importingTeacher(test);
    const { body } = await me.begin(fourQuestions);
    const { importId } = body.data as { importId: number };
    expect(await me.detail(importId)).toMatchObject({ state: 'reading', bankName: '题库1' });
    await workAll(test);
    expect(await me.detail(importId)).toMatchObject({
      state: 'waiting',
      fileName: '题目.txt',
      total: 4,
      counts: { taken: 2, faulty: 1, duplicate: 1, left: 0 },
      chapters: [['第一章 循环'], ['第二章 呼吸']],
    });
    const rows = await me.rows(importId);
    expect(rows.map(({ where, sameAs, isTaken }) => [where, sameAs, isTaken])).toEqual([
      ['第 2 行', null, true],
      ['第 6 行', null, false],
      ['第 10 行', 0, false],
      ['第 15 行', null, true],
    ]);
    expect(rows[1]?.faults).toEqual([{ field: 'key', message: '答案“C”不在选项之中' }]);
    expect(await me.rows(importId, '&filter=faulty')).toHaveLength(1);
    expect(await selectQuestions(test)).toHaveLength(2);
  });

  it('many are counted before they are compared', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(oneQuestion.repeat(1000));
    expect(await me.detail(importId)).toMatchObject({ counts: { taken: 1, duplicate: 999 } });
    const counted = await rawRows(
      test.database.db,
      sql`select attname from pg_stats where tablename = 'question_import_row' order by 1`,
    );
    expect(counted).toEqual(['fingerprint', 'import_id', 'place'].map((attname) => ({ attname })));
  });

  it('what the bank has already is named', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read('1. 题干\nA. 甲\nB. 乙\nC. 丙\nD. 丁\n答案：B', {});
    expect((await me.rows(importId))[0]).toMatchObject({ knownId: null });
    const again = await me.read('【简答题】\n一、单选题\n1. 肺？\n答案：A');
    expect((await me.rows(again))[0]).toMatchObject({ knownId: 1, isTaken: false });
  });

  it('a file that is none is told so', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]));
    expect(await me.detail(importId)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('这是图片') as string,
    });
  });
});

describe('what was found is corrected where it stands', () => {
  it('words, safe again, and judged again', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    const row = (await me.rows(importId))[1];
    const draft = { ...row?.draft, stem: '脉搏<script>x</script>？', key: [['A']] };
    const { body } = await me.send('PUT edit', { importId, place: 1, draft });
    expect(body.data).toMatchObject({ faults: [], isTaken: true, draft: { stem: '脉搏？' } });
    expect((await me.detail(importId)).counts).toMatchObject({ taken: 3, faulty: 0 });
  });

  it('a picture from elsewhere is refused', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    const draft = { ...(await me.rows(importId))[0]?.draft, pictures: ['https://example.org/a'] };
    expect((await me.send('PUT edit', { importId, place: 0, draft })).status).toBe(400);
  });

  it('one is left out, a duplicate is wanted, and all of them are', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    await me.send('PUT choose', { importId, place: 0, choice: 'leave' });
    // Now the third is the first that asks this.
    expect((await me.rows(importId)).map(({ isTaken }) => isTaken)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await me.send('PUT choose', { importId, place: 0, choice: null });
    await me.send('PUT choose', { importId, filter: 'duplicate', choice: 'take' });
    expect((await me.detail(importId)).counts).toMatchObject({ taken: 3, left: 0 });
    await me.send('PUT choose', { importId, filter: 'all', choice: 'leave' });
    expect((await me.confirm(importId)).status).toBe(409);
  });

  it('columns are matched once, and remembered for who did', async () => {
    const me = await importingTeacher(test);
    const sheet = () =>
      makeWorkbook([
        {
          name: '题目',
          columns: ['提问', '选项A', '选项B', '对的'].map((title) => ({ title, width: 10 })),
          rows: [['谁？', '甲', '乙', 'B']],
        },
      ]);
    const importId = await me.read(await sheet(), { name: '我的.xlsx' });
    const { sheets, complaints } = await me.detail(importId);
    expect(complaints[0]).toContain('没有找到“题干”列');
    expect(sheets[0]?.headings).toEqual(['提问', '选项A', '选项B', '对的']);
    const said = [
      ...(sheets[0]?.matched ?? []),
      { field: 'stem', column: 0 },
      { field: 'key', column: 3 },
    ];
    await me.send('PUT match', { importId, columns: said });
    await workAll(test);
    expect((await me.rows(importId))[0]).toMatchObject({ draft: { stem: '谁？', key: [['B']] } });
    const next = await me.read(await sheet());
    expect((await me.detail(next)).counts).toMatchObject({ taken: 1 });
  });
});

describe('nobody else has anything to do with it', () => {
  it('a colleague, another school, and banks that are not theirs', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    const colleague = importing(test, await test.signIn(6));
    const stranger = importing(test, await test.signIn(4));
    const detail = `GET detail?importId=${importId}`;
    expect((await colleague.send(detail, undefined as never)).status).toBe(404);
    expect((await stranger.confirm(importId)).status).toBe(404);
    expect((await me.begin(fourQuestions, { bankId: 2 })).status).toBe(404);
    expect((await me.begin(fourQuestions, { bankId: 3 })).status).toBe(404);
  });

  it('what is called off is gone, with its files', async () => {
    const me = await importingTeacher(test);
    const { body } = await me.begin(fourQuestions);
    const { importId } = body.data as { importId: number };
    await me.send(`DELETE cancel?importId=${importId}`, undefined as never);
    await workAll(test);
    expect((await me.send(`GET detail?importId=${importId}`, undefined as never)).status).toBe(404);
  });

  it('a week later it is forgotten', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    test.clock.pass(8 * 86_400);
    const again = importing(test, await test.signIn(2));
    expect((await again.send(`GET detail?importId=${importId}`, undefined as never)).status).toBe(
      404,
    );
  });
});

describe('who corrects a file and tries again', () => {
  it('goes on, until it is a flood', async () => {
    const me = await importingTeacher(test);
    await begun('questionFile:2', 299);
    expect((await me.begin(oneQuestion)).status).toBe(200);
    expect((await me.begin(oneQuestion)).status).toBe(429);
  });

  it('has fewer turns for large files', async () => {
    const me = await importingTeacher(test);
    await begun('questionFileLarge:2', 59);
    const large = oneQuestion + ' '.repeat(1024 ** 2);
    expect((await me.begin(large)).status).toBe(200);
    expect((await me.begin(large)).status).toBe(429);
    expect((await me.begin(oneQuestion)).status).toBe(200);
  });
});
