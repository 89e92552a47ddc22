import type { Correction } from '@cheese/domain/contract/exam/examReport';
import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { and, eq } from 'drizzle-orm';
import { job } from '../../base/job/job.tables';
import { auditEntry } from '../../people/audit/audit.tables';
import { schoolExam, STRANGER } from '../../../testing/given/school/schoolExam';
import { useTestApp } from '../../../testing/useTestApp';
import { correctedWords } from '../attempt/attempt.corrections';
import { attemptCorrection, questionAttempt } from '../attempt/attempt.tables';
import { examRoutes } from '../exam/exam.routes';
import { takeInReviewed } from '../exam/sitting/exam.takeIn';
import { questionBank } from '../bank/bank.tables';
import { question, questionVersion, type WordsRow } from '../bank/question.tables';
import { questionMistake, questionStanding } from '../question/history/standing.tables';
import { reportJobs } from './examReport.jobs';
import { examReportRoutes } from './examReport.routes';

const test = useTestApp({ modules: { main: [examRoutes, examReportRoutes] } });
const { given, get, post, sit } = schoolExam(test);

const of = { examId: 1, questionId: 1, version: 1 };
const correct = (way: string, key: string[][], more = {}, personId?: number) =>
  post('report/v1/correction', { ...of, way, key, reason: '答案录入有误', ...more }, personId);
const dry = (way: string, key: string[][]) => post('report/v1/correction/try', { ...of, way, key });
const scoreOf = async (personId: number) => {
  const { body } = await get('v1/result?examId=1', personId);
  return (body.data as { marks: { score: number } }).marks.score;
};
const fail = (told: unknown) => {
  throw new Error(JSON.stringify(told));
};
const sitTwo = async () => {
  await given(3, { passScore: 100 });
  await sit(5, ['B'], '');
  await sit(6, ['C'], '');
};

it('is tried without changing anything', async () => {
  await sitTwo();
  await sit(7, ['C'], '');
  expect((await dry('key', [['C']])).body.data).toMatchObject({
    askedCount: 3,
    raisedCount: 2,
    loweredCount: 1,
    passesCount: 2,
    failsCount: 1,
    changed: [
      { name: '学员5', before: 1, after: 0, fails: true },
      { name: '学员6', before: 0, after: 1, passes: true },
      { name: '学员7', before: 0, after: 1, passes: true },
    ],
  });
  expect([await scoreOf(5), await scoreOf(6)]).toEqual([1, 0]);
});

it.each([
  ['key', [['C']], [0, 1]],
  ['either', [['C']], [1, 1]],
  ['everyone', [], [1, 1]],
] as const)('%s marks what was handed in', async (way, key, scores) => {
  await sitTwo();
  await correct(way, key as unknown as string[][]);
  expect([await scoreOf(5), await scoreOf(6)]).toEqual(scores);
});

it('counts for what is handed in later, and is what the review shows', async () => {
  await sitTwo();
  await correct('key', [['C']]);
  await sit(7, ['C'], '');
  expect(await scoreOf(7)).toBe(1);
  const { body } = await get('v1/review?examId=1', 6);
  expect(body.data).toMatchObject({
    sections: [{ questions: [{ right: [['C']], gained: 1, correction: 'key' }, {}] }],
  });
});

describe('the key in the bank', () => {
  const keyNow = async () => {
    const [row] = await test.database.db
      .select({ key: questionVersion.key, nth: questionVersion.nth })
      .from(questionVersion)
      .innerJoin(question, eq(question.id, questionVersion.questionId))
      .where(and(eq(question.id, 1), eq(question.version, questionVersion.nth)));
    return row;
  };
  const offered = async (way: string, key: string[][]) =>
    ((await dry(way, key)).body.data as { mayCorrectBank: boolean }).mayCorrectBank;

  it('is put right by the same act, once, and other exams ask by it', async () => {
    await sitTwo();
    expect(await offered('key', [['C']])).toBe(true);
    expect(await correct('key', [['C']], { alsoInBank: true })).toMatchObject({ status: 200 });
    expect(await keyNow()).toEqual({ key: [['C']], nth: 2 });
    expect([await scoreOf(5), await scoreOf(6)]).toEqual([0, 1]);
    expect(await offered('key', [['C']])).toBe(false);
  });

  it('stays where it is not asked for, and where everybody is given the marks', async () => {
    await sitTwo();
    expect(await offered('everyone', [])).toBe(false);
    await correct('key', [['C']]);
    expect(await keyNow()).toEqual({ key: [['B']], nth: 1 });
  });

  it('is left alone, and the exam with it, where the question asks something else by now', async () => {
    await sitTwo();
    const isFirst = eq(questionVersion.questionId, 1);
    const [words] = await test.database.db.select().from(questionVersion).where(isFirst);
    await test.database.db
      .insert(questionVersion)
      .values({ ...words!, questionId: 1, nth: 2, stem: '<p>另一问</p>' });
    await test.database.db.update(question).set({ version: 2 }).where(eq(question.id, 1));
    expect(await offered('key', [['C']])).toBe(false);
    expect(await correct('key', [['C']], { alsoInBank: true })).toMatchObject({
      body: { key: 'question.moved' },
    });
    expect([await scoreOf(5), await scoreOf(6)]).toEqual([1, 0]);
  });

  it('is not for who may not change the bank', async () => {
    await sitTwo();
    await test.database.db.update(questionBank).set({ organisationId: 2 });
    expect(await offered('key', [['C']])).toBe(false);
    expect((await correct('key', [['C']], { alsoInBank: true })).status).toBe(403);
    expect([await scoreOf(5), await scoreOf(6)]).toEqual([1, 0]);
  });
});

it('may be mended again: the newest counts, and what was right before stays so', async () => {
  await sitTwo();
  await correct('either', [['C']]);
  await correct('either', [['D']]);
  expect([await scoreOf(5), await scoreOf(6)]).toEqual([1, 1]);
  await correct('key', [['D']]);
  expect([await scoreOf(5), await scoreOf(6)]).toEqual([0, 0]);
  const listed = (await get('report/v1/correction/list?examId=1')).body.data as Correction[];
  expect(listed).toMatchObject([
    { way: 'key', right: [['D']], changedCount: 2, by: expect.any(String) },
    { way: 'either', right: [['B', 'C', 'D']], changedCount: 0 },
    { way: 'either', right: [['B', 'C']], changedCount: 1 },
  ]);
});

it('is written down', async () => {
  await sitTwo();
  await correct('key', [['C']]);
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    {
      act: 'exam.correct',
      byPersonId: 1,
      before: { key: 'B' },
      after: { key: 'C', reason: '答案录入有误', count: '2' },
    },
  ]);
});

it.each([
  ['correction.wrongKey', 'key', [['E']], {}],
  ['correction.wrongKey', 'key', [], {}],
  ['correction.notAsked', 'key', [['C']], { questionId: 99 }],
  ['correction.notAsked', 'key', [['C']], { version: 2 }],
  ['correction.byPeople', 'key', [['C']], { questionId: 2 }],
])('refuses with %s', async (error, way, key, more) => {
  await sitTwo();
  expect(await correct(way, key, more)).toMatchObject({ body: { key: error } });
});

it('is for nobody else', async () => {
  await sitTwo();
  expect((await correct('everyone', [], {}, STRANGER)).status).toBe(404);
  expect((await correct('everyone', [], {}, 5)).status).toBe(403);
});

it('misses nobody who hands in meanwhile', async () => {
  await sitTwo();
  const { body } = await post('v1/enter', { examId: 1 }, 7);
  const { attemptId } = body.data as { attemptId: number };
  const answers = [{ place: 0, given: ['C'], number: 1, isFlagged: false, agoMs: 0 }];
  await post('v1/answer', { attemptId, answers }, 7);
  await Promise.all([post('v1/submit', { attemptId }, 7), correct('key', [['C']])]);
  test.clock.pass(WITHDRAWAL_MS / 1000);
  expect(await scoreOf(7)).toBe(1);
});

it('reaches what was taken into where questions stand: mistakes come and go', async () => {
  await sitTwo();
  const { db } = test.database;
  await takeInReviewed({ db, clock: test.clock, log: { error: fail } });
  const stands = async () => {
    const rows = await db.select().from(questionStanding).orderBy(questionStanding.personId);
    return rows.map(({ personId, share, rightCount, wrongCount, lastWrongAt }) => [
      personId,
      share,
      rightCount,
      wrongCount,
      lastWrongAt !== null,
    ]);
  };
  const mistaken = async () =>
    (await db.select().from(questionMistake)).map(({ personId, given }) => [personId, given]);
  expect(await stands()).toEqual([
    [5, 1, 1, 0, false],
    [6, 0, 0, 1, true],
  ]);
  await correct('key', [['C']]);
  expect(await stands()).toEqual([
    [5, 0, 0, 1, true],
    [6, 1, 1, 0, false],
  ]);
  expect(await mistaken()).toEqual([[5, ['B']]]);
  await correct('everyone', []);
  expect(await mistaken()).toEqual([]);
});

it('broken off in the middle, it goes on where it was, and counts nobody twice', async () => {
  await sitTwo();
  const { db } = test.database;
  const before = await db.select().from(questionAttempt).orderBy(questionAttempt.id);
  await correct('key', [['C']]);
  const [first, second] = before;
  const { shares, gained } = second!;
  await db
    .update(questionAttempt)
    .set({ shares, gained })
    .where(eq(questionAttempt.id, second!.id));
  const half = { reckonedTo: first!.id, reckonedAt: null, changedCount: 1 };
  await db.update(attemptCorrection).set(half);
  const jobs = reportJobs({ db, clock: test.clock });
  const [queued] = await db.select().from(job).where(eq(job.kind, 'reckonCorrection'));
  const { run } = jobs['reckonCorrection']!;
  const work = {} as Parameters<typeof run>[1];
  await run(queued!.payload, work);
  await run(queued!.payload, work);
  expect([await scoreOf(5), await scoreOf(6)]).toEqual([0, 1]);
  const [done] = await db.select().from(attemptCorrection);
  expect(done).toMatchObject({ changedCount: 2, reckonedAt: test.clock.time });
});

it('of several options shows an answer that is right, not all of them together', () => {
  const words = { type: 3, key: [['A', 'C']] } as WordsRow;
  const keys = [[['A', 'C']], [['A', 'D']]];
  expect(correctedWords(words, { keys }).key).toEqual([['A', 'D']]);
  expect(correctedWords({ ...words, type: 1 }, { keys: [[['B']], [['C']]] }).key).toEqual([
    ['B', 'C'],
  ]);
});
