import { claimImport } from './import.store';
import {
  columns,
  path,
  right,
  sheetOf,
  trueFalse,
  useQuestionImport,
} from '../../../testing/useQuestionImport';

const { test, upload, preview, rowsOf, confirm, stateOf, bank } = useQuestionImport();

describe('preview', () => {
  it('tells what would come, and saves nothing', async () => {
    const { status, body } = await upload(await sheetOf([right, trueFalse]));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ fileName: '题目.xlsx', ready: 2, faulty: 0, duplicates: 0 });
    expect(await bank()).toEqual([]);
  });

  it('finds what is there twice: in the sheet, and in the bank', async () => {
    const options = [
      { key: 'A', text: '错误' },
      { key: 'B', text: '正确' },
    ];
    await test.given({
      questions: [
        { stem: '溺水者应先控水。', options },
        { organisationId: 2, stem: '按压深度是多少' },
      ],
    });
    const found = await preview([right, { ...right, 题干: ' 按压深度 是多少?' }, trueFalse]);
    expect(found).toMatchObject({ ready: 1, duplicates: 2 });
    const { list, total } = await rowsOf(found.importId, '&verdict=duplicate');
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { row: 3, sameAsRow: 2, sameAsId: null },
      { row: 4, sameAsRow: null, sameAsId: 1 },
    ]);
  });

  it('what looks like something else, and is not, is told apart', async () => {
    await test.given({ questions: [{ stem: '溺水者应先控水' }] });
    const other = { ...right, 选项A: '3 厘米' };
    const found = await preview([right, other, other, trueFalse]);
    expect(found).toMatchObject({ ready: 1, duplicates: 1, similar: 2 });
    expect((await rowsOf(found.importId, '&verdict=similar')).list).toMatchObject([
      { row: 3, sameAsRow: 2, sameAsId: null },
      { row: 5, sameAsRow: null, sameAsId: 1 },
    ]);
  });

  it.each([
    ['对', 'A'],
    ['√', 'A'],
    ['错', 'B'],
    ['×', 'B'],
    ['FALSE', 'B'],
    ['Ｂ', 'B'],
    ['a.', 'A'],
    ['（B）', 'B'],
  ])('%s is understood as an answer', async (said, key) => {
    const { importId } = await preview([{ ...trueFalse, 正确答案: said }]);
    await confirm(importId);
    const { body } = await test.as('manager', 'GET smreds/question/v1/list');
    expect(body.data).toMatchObject({ list: [{ answer: key }] });
  });

  it.each([
    ['a type that there is not', { 题型: '多选题' }, '题型', '应为以下之一：单选题、判断题'],
    ['no stem', { 题干: null }, '题干', '请输入题干'],
    ['a stem without end', { 题干: '长'.repeat(1001) }, '题干', '不能超过 1000 个字符'],
    ['one option', { 选项B: null }, '选项A', '至少填写两个选项，且中间不能留空'],
    ['a gap in the options', { 选项D: '8 厘米' }, '选项A', '至少填写两个选项，且中间不能留空'],
    ['an option twice', { 选项B: '2 厘米' }, '选项A', '选项内容不能重复'],
    ['an option without end', { 选项B: '长'.repeat(301) }, '选项B', '不能超过 300 个字符'],
    ['no answer', { 正确答案: null }, '正确答案', '不能为空'],
    ['an answer that is no option', { 正确答案: 'C' }, '正确答案', '应为已填写选项的编号，例如 A'],
    ['an analysis without end', { 解析: '长'.repeat(2001) }, '解析', '不能超过 2000 个字符'],
    ['no difficulty', { 难度: null }, '难度', '不能为空'],
  ])('%s is a fault', async (_what, change, column, message) => {
    const { importId, ready } = await preview([{ ...right, ...change }]);
    expect(ready).toBe(0);
    expect((await rowsOf(importId)).list).toMatchObject([
      { row: 2, verdict: 'faulty', faults: expect.arrayContaining([{ column, message }]) },
    ]);
  });

  it('takes columns in any order, and passes over empty rows', async () => {
    const bytes = await sheetOf([{}, right], [...columns].reverse());
    const { body } = await upload(bytes);
    const { importId } = body.data as { importId: number };
    expect((await rowsOf(importId)).list).toMatchObject([{ row: 3, verdict: 'ready' }]);
  });
});

describe('confirm', () => {
  it('saves what is ready, once, and tells so again', async () => {
    const { importId } = await preview([right, trueFalse, { ...right, 题干: null }]);
    expect((await stateOf(importId)).body.data).toEqual({
      state: 1,
      done: 0,
      total: 2,
      failure: null,
    });
    const answers = await Promise.all([confirm(importId), confirm(importId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(importId)).body.data).toEqual({
      state: 3,
      done: 2,
      total: 2,
      failure: null,
    });
    expect((await stateOf(importId)).body.data).toMatchObject({ state: 3 });
    const { body } = await test.as('manager', 'GET smreds/question/v1/list');
    expect(body.data).toMatchObject({
      total: 2,
      list: [
        { type: 2, answer: 'B', options: [{ text: '正确' }, { text: '错误' }] },
        { type: 1, stem: '按压深度是多少？', answer: 'B', topic: 9, difficulty: 1 },
      ],
    });
  });

  it('takes what looks like something else on request, and never the same twice', async () => {
    const other = { ...right, 选项A: '3 厘米' };
    const { importId } = await preview([right, other]);
    expect((await confirm(importId, 'manager', { takesSimilar: true })).body.data).toMatchObject({
      state: 3,
      done: 2,
      total: 2,
    });
    expect(await bank()).toHaveLength(2);
    const again = await preview([right, other]);
    expect(again).toMatchObject({ ready: 0, duplicates: 2, similar: 0 });
  });

  it('leaves it out where nobody asked for it', async () => {
    const { importId } = await preview([right, { ...right, 选项A: '3 厘米' }]);
    expect((await confirm(importId)).body.data).toMatchObject({ done: 1, total: 1 });
    expect(await bank()).toHaveLength(1);
  });

  it('passes over what has come into the bank meanwhile', async () => {
    const { importId } = await preview([right, trueFalse]);
    await test.given({ questions: [{ stem: '按压深度是多少' }] });
    expect((await confirm(importId)).body.data).toMatchObject({ state: 3, done: 1, total: 2 });
    expect(await bank()).toHaveLength(2);
  });

  it('saves nothing where the saving breaks off, and can be confirmed again', async () => {
    const { importId } = await preview([right, trueFalse]);
    const { db } = test.database;
    await db.execute('alter table emergency_question add constraint cut check (type <> 2)');
    try {
      expect((await confirm(importId)).body.data).toMatchObject({
        state: 4,
        done: 0,
        failure: '服务异常，没有保存任何内容，请稍后重新确认',
      });
      expect(await bank()).toEqual([]);
    } finally {
      await db.execute('alter table emergency_question drop constraint cut');
    }
    expect((await confirm(importId)).body.data).toMatchObject({ state: 3, done: 2 });
  });

  it('what a dead process was saving has failed, and can be confirmed again', async () => {
    const { importId } = await preview([right]);
    const until = new Date(test.clock.time.getTime() + 20_000);
    await claimImport(
      test.database.db,
      { id: importId, lease: 'dead', takesSimilar: false },
      test.clock.time,
      until,
    );
    expect((await confirm(importId)).body.data).toMatchObject({ state: 2 });
    test.clock.pass(21);
    expect((await stateOf(importId)).body.data).toMatchObject({
      state: 4,
      failure: '导入被中断，没有保存任何内容，请重新确认',
    });
    expect((await confirm(importId)).body.data).toMatchObject({ state: 3, done: 1 });
  });

  it('where nothing is ready there is nothing to confirm', async () => {
    const { importId } = await preview([{ ...right, 题干: null }]);
    expect(await confirm(importId)).toMatchObject({
      status: 409,
      body: { message: '没有可以导入的行' },
    });
  });

  it('the platform says for whom', async () => {
    const { importId } = await preview([right], 'platformAdmin');
    expect((await confirm(importId, 'platformAdmin')).status).toBe(400);
    expect((await confirm(importId, 'platformAdmin', { orgId: 2 })).body.data).toMatchObject({
      done: 1,
    });
    expect(await bank(2)).toHaveLength(1);
  });

  it('nobody confirms for another organisation', async () => {
    const { importId } = await preview([right]);
    expect((await confirm(importId, 'manager', { orgId: 2 })).status).toBe(404);
    expect(await bank(2)).toEqual([]);
  });
});

describe('an import', () => {
  it.each(['otherManager', 'platformAdmin'] as const)('is not there for %s', async (by) => {
    const { importId } = await preview([right]);
    const asked = `importId=${importId}`;
    const statuses = [
      await stateOf(importId, by),
      await confirm(importId, by),
      await test.as(by, `GET ${path}/rows?${asked}`),
      await test.as(by, `DELETE ${path}/delete?${asked}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await stateOf(importId)).status).toBe(200);
  });

  it('of people is no import of questions', async () => {
    const { importId } = await preview([right]);
    const { status } = await test.as(
      'manager',
      `GET smreds/org-user/v1/import/state?importId=${importId}`,
    );
    expect(status).toBe(404);
  });

  it('is gone when it is cancelled', async () => {
    const { importId } = await preview([right]);
    expect((await test.as('manager', `DELETE ${path}/delete?importId=${importId}`)).status).toBe(
      200,
    );
    expect((await stateOf(importId)).status).toBe(404);
  });

  it('is not cancelled while it is being saved', async () => {
    const { importId } = await preview([right]);
    const until = new Date(test.clock.time.getTime() + 20_000);
    await claimImport(
      test.database.db,
      { id: importId, lease: 'other', takesSimilar: false },
      test.clock.time,
      until,
    );
    const { status } = await test.as('manager', `DELETE ${path}/delete?importId=${importId}`);
    expect(status).toBe(409);
  });

  it('expires after an hour', async () => {
    const { importId } = await preview([right]);
    test.clock.pass(3601);
    expect((await stateOf(importId)).status).toBe(404);
    expect((await confirm(importId)).status).toBe(404);
  });
});
