import { writeQti } from '@cheese/question-files/qti/writeQti';
import {
  fourQuestions,
  importingTeacher,
  selectQuestions,
} from '../../../testing/given/importingTeacher';
import { useTestApp } from '../../../testing/useTestApp';
import { selectChapters } from '../bank/bank.door';
import { exam } from '../exam/exam.tables';
import { audience } from '../../school/audience/audience.tables';
import { question, questionVersion } from '../bank/question.tables';
import { questionImportRoutes } from './questionImport.routes';
import { eq } from 'drizzle-orm';

const test = useTestApp({ modules: { main: [questionImportRoutes] } });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const wordsOf = (id: number) =>
  test.database.db.select().from(questionVersion).where(eq(questionVersion.questionId, id));

describe('what is confirmed is saved at once', () => {
  it('into chapters that are made, groups together, pictures along', async () => {
    const me = await importingTeacher(test);
    const draft = (stem: string) => ({
      type: 1 as const,
      difficulty: 2 as const,
      context: '男，60 岁',
      group: '1~2',
      stem,
      pictures: ['picture:a.png'],
      prompts: [],
      key: [['A']],
      analysis: '',
      tags: [],
      options: ['甲', '乙'].map((words, at) => ({
        key: 'AB'[at] ?? '',
        text: words,
        picture: null,
      })),
      source: '',
    });
    const bytes = writeQti(
      ['一？', '二？'].map((stem) => ({ draft: draft(stem), chapter: ['内科', '心'] })),
      new Map([['picture:a.png', png]]),
    ).bytes;
    const importId = await me.read(bytes, { name: '题.zip' });
    const [shown] = await me.rows(importId);
    const address = shown?.draft.pictures[0] ?? '';
    expect(address).toMatch(/^\/storage\/question-picture\/[\w-]+\/1-\w{16}\.png$/);
    expect(await test.app.services.storage.find(address.slice('/storage/'.length))).not.toBeNull();
    expect((await me.confirm(importId)).body.data).toEqual({ saved: 2 });
    // Twice is once.
    expect((await me.confirm(importId)).body.data).toEqual({ saved: 2 });
    const [, , first, second] = await selectQuestions(test);
    expect([first?.groupId, second?.groupId]).toEqual([first?.id, first?.id]);
    expect(await wordsOf(first?.id ?? 0)).toMatchObject([
      { stem: '一？', context: '男，60 岁', pictures: [address], key: [['A']], writtenBy: 2 },
    ]);
    const chapters = await selectChapters(test.database.db, 1);
    expect(chapters.map(({ name }) => name).sort()).toEqual(['内科', '心', '第1章'].sort());
    expect(chapters.find(({ name }) => name === '心')?.parentId).toBe(
      chapters.find(({ name }) => name === '内科')?.id,
    );
    expect((await me.send('PUT edit', { importId, place: 0, draft: shown?.draft })).status).toBe(
      409,
    );
  });

  it('into one chapter, or where none is named into one for them', async () => {
    const me = await importingTeacher(test);
    await me.confirm(await me.read(fourQuestions), { chapterId: 1, makesChapters: false });
    expect((await selectQuestions(test)).slice(2).map(({ chapterId }) => chapterId)).toEqual([
      1, 1,
    ]);
    await me.confirm(await me.read('1. 新？\nA. 甲\nB. 乙\n答案：A'));
    const chapters = await selectChapters(test.database.db, 1);
    expect(chapters.map(({ name }) => name)).toEqual(['第1章', '未分章节']);
  });

  it('not into a chapter of another bank', async () => {
    const me = await importingTeacher(test);
    expect((await me.confirm(await me.read(fourQuestions), { chapterId: 2 })).status).toBe(404);
  });

  it('two tabs of one file bring each question once', async () => {
    const me = await importingTeacher(test);
    const [first, second] = [await me.read(fourQuestions), await me.read(fourQuestions)];
    await Promise.all([me.confirm(first), me.confirm(second)]);
    expect(await selectQuestions(test)).toHaveLength(4);
  });
});

it('cancelled while it is saved, it is saved: nothing of it is taken away', async () => {
  const me = await importingTeacher(test);
  const importId = await me.read(fourQuestions);
  const [saved, cancelled] = await Promise.all([
    me.confirm(importId),
    me.send(`DELETE cancel?importId=${importId}`, undefined as never),
  ]);
  const isSaved = saved.status === 200;
  expect(cancelled.status).toBe(isSaved ? 409 : 200);
  expect(await selectQuestions(test)).toHaveLength(isSaved ? 4 : 2);
});

describe('a whole import is taken back', () => {
  it('with the chapters that it made', async () => {
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    await me.confirm(importId);
    expect((await me.send('PUT undo', { importId })).body.data).toEqual({ removed: 2, kept: [] });
    expect(await selectQuestions(test)).toHaveLength(2);
    expect(await selectChapters(test.database.db, 1)).toHaveLength(1);
    expect((await me.send('PUT undo', { importId })).body.data).toEqual({ removed: 0, kept: [] });
    expect((await me.detail(importId)).state).toBe('undone');
  });

  it('but for what was changed since, or is asked in an exam', async () => {
    const { db } = test.database;
    const me = await importingTeacher(test);
    const importId = await me.read(fourQuestions);
    await me.confirm(importId);
    const [, , edited, asked] = await selectQuestions(test);
    await db.execute(
      `insert into question_version select question_id, 2, type, difficulty, context, stem, pictures, options, prompts, key, analysis, tags, source, fingerprint, written_by, written_at from question_version where question_id = ${edited?.id}`,
    );
    await db
      .update(question)
      .set({ version: 2 })
      .where(eq(question.id, edited?.id ?? 0));
    const [whom] = await db
      .insert(audience)
      .values({ kind: 'organisation', organisationId: 1, createdAt: test.clock.time })
      .returning();
    const item = { questionId: asked?.id ?? 0, version: 1, groupId: null, score: 100 };
    await db.insert(exam).values({
      organisationId: 1,
      audienceId: whom?.id ?? 0,
      title: '期末',
      html: '',
      rule: 'allOrNothing',
      plan: { sections: [{ title: '', note: '', items: [item], draws: [] }] },
      questionCount: 1,
      totalScore: 100,
      passScore: 60,
      durationS: 60,
      startsAt: test.clock.time,
      endsAt: test.clock.time,
      createdAt: test.clock.time,
    });
    expect((await me.send('PUT undo', { importId })).body.data).toEqual({
      removed: 0,
      kept: [
        { questionId: edited?.id, place: 0, stem: '心率？', why: 'edited' },
        { questionId: asked?.id, place: 3, stem: '肺？', why: 'asked' },
      ],
    });
  });
});
