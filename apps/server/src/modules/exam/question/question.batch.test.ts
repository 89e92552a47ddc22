import { bankCalls } from '../../../testing/calls/bankCalls';
import { questionReport, question } from '../bank/question.tables';

const { test, ask, get, put, TEACHER, COLLEAGUE, LEARNER } = bankCalls();
const at = 'question-manage/v1';

interface Listed {
  id: number;
  stem: string;
  tags: string[];
  difficulty: number;
  chapterId: number;
  version: number;
  hasTwins: boolean;
  reportCount: number;
}
const list = async (asked: object = {}, who = TEACHER) => {
  const { body } = await get(`${at}/list`, { bankId: 1, ...asked }, who);
  return (body.data as { list: Listed[] }).list;
};
const stems = async (asked: object = {}) => (await list(asked)).map(({ stem }) => stem);
const changeOf = (answer: { body: { data?: unknown } }) =>
  (answer.body.data as { changeId: number }).changeId;
const undo = (changeId: number, who = TEACHER) => put(`${at}/batch/undo`, { changeId }, who);
const tag = (questionIds: number[], add: string[], remove: string[] = []) =>
  put(`${at}/batch/tag`, { bankId: 1, questionIds, add, remove }, TEACHER);

describe('question-manage/v1/list', () => {
  it('is narrowed by chapter, tag, difficulty, words, reports and twins', async () => {
    await tag([1], ['常考']);
    await put(`${at}/batch/grade`, { bankId: 1, questionIds: [2], difficulty: 3 }, TEACHER);
    expect(await stems()).toEqual(['丙题', '乙题', '甲题']);
    expect(await stems({ chapterId: 1 })).toEqual(['甲题', '乙题']);
    expect(await stems({ tag: '常考' })).toEqual(['甲题']);
    expect(await stems({ difficulty: 3 })).toEqual(['乙题']);
    expect(await stems({ keyword: '丙' })).toEqual(['丙题']);
    expect(await stems({ keyword: '%' })).toEqual([]);
    expect(await stems({ isReported: true })).toEqual([]);
    expect(await stems({ isTwin: true })).toEqual([]);
  });
});

describe('many questions at once', () => {
  it('get tags and lose them, and it can be taken back', async () => {
    const done = await tag([1, 2], ['常考', ' 执医 ']);
    expect(done.body.data).toMatchObject({ count: 2 });
    await tag([1], [], ['执医']);
    expect((await list({ chapterId: 1 })).map(({ tags }) => tags)).toEqual([
      ['常考'],
      ['常考', '执医'],
    ]);
    // The first has other words by now: it stays as it was left.
    expect((await undo(changeOf(done))).body.data).toEqual({ count: 1, left: 1 });
    expect((await list({ chapterId: 1 })).map(({ tags }) => tags)).toEqual([['常考'], []]);
    expect(await undo(changeOf(done))).toMatchObject({ status: 409 });
  });

  it('get no version where nothing changes', async () => {
    const done = await put(
      `${at}/batch/grade`,
      { bankId: 1, questionIds: [1], difficulty: 1 },
      TEACHER,
    );
    expect(done.body.data).toMatchObject({ count: 0 });
    expect((await list({ chapterId: 1 }))[0]?.version).toBe(1);
  });

  it('are moved and come back to their places', async () => {
    const move = { bankId: 1, questionIds: [1], chapterId: 2 };
    const done = await put(`${at}/batch/move`, move, TEACHER);
    expect(await stems({ chapterId: 2 })).toEqual(['丙题', '甲题']);
    await undo(changeOf(done));
    expect(await stems({ chapterId: 1 })).toEqual(['甲题', '乙题']);
  });

  it('are deleted, come back within the hour, and to nobody else’s wish', async () => {
    const remove = (ids: number[]) =>
      ask(`${at}/batch/remove`, { bankId: 1, questionIds: ids }, TEACHER);
    test.clock.goOn();
    const done = await remove([1, 2]);
    expect(await stems()).toEqual(['丙题']);
    expect(await remove([1])).toMatchObject({ status: 404 });
    expect(await undo(changeOf(done), COLLEAGUE)).toMatchObject({ status: 404 });
    expect((await undo(changeOf(done))).body.data).toEqual({ count: 2, left: 0 });
    const later = await remove([3]);
    test.clock.pass(3601);
    expect(await undo(changeOf(later))).toMatchObject({ status: 409 });
  });

  it('are taken back once, however often it is clicked', async () => {
    const done = await tag([1], ['常考']);
    const answers = await Promise.all([1, 2, 3].map(() => undo(changeOf(done))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('are copied out of a bank of the platform, and the copies go again', async () => {
    const asked = { fromBankId: 2, questionIds: [4], bankId: 1, chapterId: 2 };
    const done = await ask(`${at}/batch/copy`, asked, TEACHER);
    expect(await stems({ chapterId: 2 })).toEqual(['丙题', '平台题']);
    await undo(changeOf(done));
    expect(await stems({ chapterId: 2 })).toEqual(['丙题']);
    expect(await ask(`${at}/batch/copy`, { ...asked, bankId: 2 }, TEACHER)).toMatchObject({
      status: 404,
    });
  });

  it('are not ten thousand', async () => {
    const questionIds = Array.from({ length: 10_000 }, (_, nth) => nth + 1);
    const done = await ask(`${at}/batch/remove`, { bankId: 1, questionIds }, TEACHER);
    expect(done).toMatchObject({ status: 400 });
    expect(await test.database.db.$count(question)).toBe(4);
  });
});

describe('question-manage/v1/twins', () => {
  it('finds what differs by nothing that means something, and which may stay', async () => {
    const words = {
      type: 1,
      difficulty: 1,
      context: '',
      group: null,
      pictures: [],
      prompts: [],
      key: [['A']],
      analysis: '',
      tags: [],
      source: '',
    };
    const options = (texts: string) =>
      [...texts].map((text, at) => ({ key: 'ABCD'[at], text, picture: null }));
    const save = (stem: string, texts: string, stamp: string) =>
      ask(
        `${at}/save`,
        {
          bankId: 1,
          chapterId: 1,
          stamp,
          questions: [{ words: { ...words, stem, options: options(texts) } }],
        },
        TEACHER,
      );
    await save('关于 ECG 的说法，正确的是', '甲乙丙', 'draft-0001');
    await save('<p>关于ｅｃｇ的说法,正确的是：</p>', '丙甲乙', 'draft-0002');
    const { body } = await get(`${at}/twins`, { bankId: 1 }, TEACHER);
    const { list: groups, total } = body.data as { list: { questions: Listed[] }[]; total: number };
    expect(total).toBe(1);
    expect(groups[0]?.questions.map(({ id }) => id)).toEqual([5, 6]);
    expect(groups[0]?.questions[0]).toMatchObject({ mayEdit: true, bankName: '题库1' });
    expect((await list({ isTwin: true })).map(({ hasTwins }) => hasTwins)).toEqual([true, true]);
    await ask(`${at}/batch/remove`, { bankId: 1, questionIds: [6] }, TEACHER);
    expect((await get(`${at}/twins`, { bankId: 1 }, TEACHER)).body.data).toEqual({
      list: [],
      total: 0,
    });
  });
});

describe('question-manage/v1/report', () => {
  it('is answered once, and its learner is told', async () => {
    const said = { questionId: 1, version: 1, personId: LEARNER, text: '选项重复' };
    await test.database.db.insert(questionReport).values({ ...said, reportedAt: test.clock.time });
    expect((await list({ isReported: true }))[0]).toMatchObject({ id: 1, reportCount: 1 });
    const settle = () => put(`${at}/report/settle`, { reportId: 1, answer: ' 已更正 ' }, TEACHER);
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = await get(`${at}/report/list`, { bankId: 1 }, TEACHER);
    expect(open.body.data).toEqual({ list: [], total: 0 });
    const settled = await get(`${at}/report/list`, { bankId: 1, isSettled: true }, TEACHER);
    expect(settled.body.data).toMatchObject({
      list: [{ answer: '已更正', stem: '甲题' }],
      total: 1,
    });
    const notices = await get('notice/v1/official/list', {}, LEARNER);
    expect(JSON.stringify(notices.body)).toContain('您提交的题目纠错已处理');
  });
});
