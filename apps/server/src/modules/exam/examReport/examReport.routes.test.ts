import type { ExamAnalysis } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import type { ExamSummary, Grade, GradedAttempt } from '@cheese/domain/contract/exam/examReport';
import { readSheet } from 'read-excel-file/node';
import { answer } from '../../../testing/calls/examCalls';
import { schoolExam, STRANGER, TEACHER } from '../../../testing/given/school/schoolExam';
import { useTestApp } from '../../../testing/useTestApp';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { examRoutes } from '../exam/exam.routes';
import { examWatchRoutes } from '../examWatch/examWatch.routes';
import { examMarkingRoutes } from '../examMarking/examMarking.routes';
import { examReportRoutes } from './examReport.routes';

const test = useTestApp({
  modules: {
    main: [examRoutes, examMarkingRoutes, examReportRoutes, examWatchRoutes],
    aside: [madeFileRoutes],
  },
});
const { given, get, post, sit } = schoolExam(test);

const read = async <T>(call: string, personId?: number) =>
  (await get(`report/v1/${call}`, personId)).body.data as T;
const grades = async (more = '') =>
  (await read<{ list: Grade[] }>(`gradebook?examId=1${more}`)).list;
const mark = (attemptId: number, score: number) =>
  post('marking/v1/mark', {
    examId: 1,
    attemptId,
    place: 1,
    number: 1,
    score,
    comment: '',
    decides: false,
  });

describe('the list of marks', () => {
  it('has who sat and who should have, their best try, and what it comes to', async () => {
    await given(3, { attempts: 2 });
    await sit(5, ['A'], '');
    const best = await sit(5, ['B'], '止血');
    await mark(best, 4);
    await sit(6, ['B'], '');
    expect(await grades()).toMatchObject([
      { name: '学员5', number: '20265', score: 5, tries: 2, rank: 1, isPassed: true },
      { name: '学员6', score: 1, rank: 2, isPassed: false, state: 'submitted' },
      { name: '学员7', score: null, rank: null, state: 'absent', attemptId: null },
    ]);
    expect(await read<ExamSummary>('summary?examId=1')).toMatchObject({
      expectedCount: 3,
      submittedCount: 2,
      passedCount: 1,
      waitingCount: 0,
      mean: 3,
      median: 3,
      best: 5,
      worst: 1,
      distribution: [0, 1, 0, 0, 0, 0, 0, 0, 1, 0],
    });
  });

  it('is narrowed and sorted', async () => {
    await given(3);
    await sit(6, ['B'], '');
    expect((await grades('&sort=score')).map(({ personId }) => personId)).toEqual([6, 5, 7]);
    expect((await grades('&state=absent')).map(({ personId }) => personId)).toEqual([5, 7]);
    expect((await grades('&keyword=20267')).map(({ personId }) => personId)).toEqual([7]);
    expect(await grades('&keyword=%25')).toEqual([]);
  });

  it('comes in pages that say how many there are, with ranks among all', async () => {
    await given(4);
    await sit(8, ['B'], '');
    await sit(6, ['B'], '');
    await sit(7, ['C'], '');
    const page = (nth: number) =>
      read<{ list: Grade[]; total: number }>(`gradebook?examId=1&sort=score&pageCnt=2&page=${nth}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first).toMatchObject({
      total: 4,
      list: [
        { personId: 6, rank: 1 },
        { personId: 8, rank: 1 },
      ],
    });
    expect(second).toMatchObject({
      total: 4,
      list: [
        { personId: 7, rank: 3 },
        { personId: 5, rank: null },
      ],
    });
    expect(third).toEqual({ total: 4, list: [] });
  });

  it('shows one try whole, of this exam alone', async () => {
    await given(1);
    const id = await sit(5, ['B'], '止血');
    await mark(id, 2);
    const shown = await read<object>(`attempt?examId=1&attemptId=${id}`);
    expect(shown).toMatchObject({
      person: { name: '学员5', number: '20265' },
      paper: { sections: [{ questions: [{ right: [['B']], gained: 1 }, { gained: 2 }] }] },
    });
    expect(await get('report/v1/attempt?examId=1&attemptId=99')).toMatchObject({ status: 404 });
  });

  it('tells nobody whose an answer is while names are hidden and answers wait', async () => {
    await given(2);
    const id = await sit(5, ['C'], '止血');
    const path = `report/v1/attempt?examId=1&attemptId=${id}`;
    expect(await get(path)).toMatchObject({ body: { key: 'marking.namesHidden' } });
    const told = [
      await get('report/v1/gradebook?examId=1'),
      await get('watch/v1/live?examId=1'),
      await get('marking/v1/answers?examId=1&questionId=2&version=1'),
      await post('report/v1/correction/try', {
        examId: 1,
        questionId: 1,
        version: 1,
        way: 'everyone',
        key: [],
      }),
    ];
    for (const { body } of told) {
      const linked =
        JSON.stringify(body).includes('学员5') &&
        new RegExp(`"attemptId":${id}\\b`, 'u').test(JSON.stringify(body));
      expect(linked).toBe(false);
    }
    await mark(id, 2);
    expect((await grades())[0]).toMatchObject({ name: '学员5', attemptId: id });
    expect((await get(path)).status).toBe(200);
  });

  it('goes to a workbook, with the marks of each question', async () => {
    await given(2);
    await mark(await sit(5, ['B'], '止血'), 2.5);
    const { url, fileName } = await read<{ url: string; fileName: string }>('export?examId=1');
    expect(fileName).toBe('成绩单_期末考试_2026-11-20.xlsx');
    const book = (await test.fetch(url, await test.signIn(TEACHER))).rawPayload;
    expect((await readSheet(book, 1))[1]?.slice(0, 7)).toEqual([
      1,
      '20265',
      '学员5',
      '已交卷',
      3.5,
      6,
      '及格',
    ]);
    expect((await readSheet(book, 1))[2]?.slice(0, 7)).toEqual([
      null,
      '20266',
      '学员6',
      '未参加',
      null,
      6,
      null,
    ]);
    expect((await readSheet(book, 2)).slice(1)).toEqual([['20265', '学员5', 1, 2.5]]);
  });
});

describe('the analysis', () => {
  it('says how a question parted people, and what is unusual', async () => {
    await given(9);
    for (const [at, choice] of ['B', 'B', 'B', 'C', 'C', 'B', 'A', 'A', 'A'].entries()) {
      const id = await sit(5 + at, [choice], '止血');
      await mark(id, at < 3 ? 5 : at < 6 ? 3 : 1);
    }
    const { paper, items } = await read<ExamAnalysis>('analysis?examId=1');
    expect(paper).toMatchObject({ count: 9, mean: expect.closeTo(3.444, 3) });
    expect(items[0]).toMatchObject({
      facility: expect.closeTo(4 / 9, 5),
      guess: 0.25,
      flags: ['few'],
      chosen: [
        { option: 'A', isRight: false, upper: 0, lower: 1 },
        { option: 'B', isRight: true, upper: 1, lower: 0 },
        { option: 'C', all: expect.closeTo(2 / 9, 5) },
        { option: 'D', all: 0 },
      ],
    });
    expect(items[0]?.discrimination).toBeGreaterThan(0.5);
    expect(items[1]).toMatchObject({ chosen: [], facility: expect.closeTo(0.6, 5) });
    expect(items[0]!.effectiveWeight! + items[1]!.effectiveWeight!).toBeCloseTo(1, 5);
  });

  it('of a key that is wrong says that those at the top choose something else', async () => {
    await given(6);
    for (const [at, choice] of ['C', 'C', 'C', 'B', 'B', 'B'].entries()) {
      await mark(await sit(5 + at, [choice], '止血'), at < 3 ? 5 : 0);
    }
    const { items } = await read<ExamAnalysis>('analysis?examId=1');
    expect(items[0]?.flags).toEqual(expect.arrayContaining(['negative', 'betterDistractor']));
  });

  it('is reckoned anew once something is marked', async () => {
    await given(2);
    const id = await sit(5, ['B'], '止血');
    const before = await read<ExamAnalysis>('analysis?examId=1');
    expect(before.items[1]).toMatchObject({ facility: null });
    await mark(id, 5);
    expect((await read<ExamAnalysis>('analysis?examId=1')).items[1]).toMatchObject({ facility: 1 });
  });

  it('is for nobody else', async () => {
    await given(1);
    for (const call of ['summary', 'gradebook', 'analysis', 'export', 'correction/list']) {
      expect((await get(`report/v1/${call}?examId=1`, STRANGER)).status).toBe(404);
      expect((await get(`report/v1/${call}?examId=1`, 5)).status).toBe(403);
    }
  });
});

describe('what arrived after the end', () => {
  const HOUR_S = 3600;
  const late = async (personId?: number) =>
    (await read<GradedAttempt>('attempt?examId=1&attemptId=1', personId)).late;
  const save = (agoMs: number) =>
    post('v1/answer', { attemptId: 1, answers: [answer(0, ['B'], { agoMs })] }, 5);
  const residue = () => get('v1/residue-time?examId=1', 5);

  it('is told to the teacher, with how long nothing was heard', async () => {
    await given(2);
    await post('v1/enter', { examId: 1 }, 5);
    test.clock.pass(HOUR_S - 600);
    await residue();
    test.clock.pass(600 + 240);
    await save(400_000);
    await post('v1/submit', { attemptId: 1 }, 5);
    expect(await late()).toEqual({ count: 1, silentS: 840, backS: 240 });
    expect((await grades())[0]).toMatchObject({ lateCount: 1 });
    expect((await get('report/v1/attempt?examId=1&attemptId=1', STRANGER)).status).toBe(404);
  });

  it('is nothing where everything came in time', async () => {
    await given(2);
    await sit(5, ['B'], '');
    expect(await late()).toBeNull();
  });
});
