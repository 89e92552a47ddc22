import type { AnswerToMark, MarkingOverview } from '@cheese/domain/contract/exam/examMarking';
import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { auditEntry } from '../../people/audit/audit.tables';
import {
  SECOND,
  schoolExam,
  STRANGER,
  TEACHER,
  THIRD,
} from '../../../testing/given/school/schoolExam';
import { useTestApp } from '../../../testing/useTestApp';
import { reopen } from '../attempt/attempt.door';
import { examRoutes } from '../exam/exam.routes';
import { examMarkingRoutes } from './examMarking.routes';

const test = useTestApp({ modules: { main: [examRoutes, examMarkingRoutes] } });
const { given, get, post, put, sit } = schoolExam(test);

const LEARNER = 5;
const mark = (attemptId: number, score: number | null, personId: number = TEACHER, more = {}) =>
  post(
    'marking/v1/mark',
    { examId: 1, attemptId, place: 1, number: 1, score, comment: '', decides: false, ...more },
    personId,
  );
const answers = async (view = 'mine', personId: number = TEACHER) => {
  const path = `marking/v1/answers?examId=1&questionId=2&version=1&view=${view}`;
  return (await get(path, personId)).body.data as { list: AnswerToMark[]; total: number };
};
const overview = async (personId: number = TEACHER) =>
  (await get('marking/v1/overview?examId=1', personId)).body.data as MarkingOverview;
const result = async (personId = LEARNER) =>
  ((await get('v1/result?examId=1', personId)).body.data as { marks: object }).marks;

it('lists what people mark, without whose it is', async () => {
  await given(3);
  await sit(5, ['B'], '止血并补液');
  await sit(6, ['B'], '  ');
  await sit(7, [], '');
  expect((await overview()).questions).toMatchObject([
    { id: 2, answeredCount: 1, mineCount: 1, settledCount: 0, score: 5, right: [['止血', '补液']] },
  ]);
  expect((await answers()).list).toMatchObject([
    { given: ['止血并补液'], name: null, state: 'waiting', marks: [], isMine: true },
  ]);
});

it('counts at once what one gives, changes and takes back', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  expect(await result()).toMatchObject({ score: 1, waitingCount: 1, isPassed: null });
  expect((await mark(id, 2.5)).body.data).toMatchObject({ state: 'settled', settled: 2.5 });
  expect(await result()).toMatchObject({ score: 3.5, waitingCount: 0, isPassed: true });
  await mark(id, 0);
  expect(await result()).toMatchObject({ score: 1, waitingCount: 0, isPassed: false });
  expect((await mark(id, null)).body.data).toMatchObject({ state: 'waiting', settled: null });
  expect(await result()).toMatchObject({ score: 1, waitingCount: 1 });
});

it.each([
  ['marking.tooMuch', 5.5, {}],
  ['marking.changed', 3, { number: 2 }],
  ['marking.notFound', 3, { place: 0 }],
  ['marking.notFound', 3, { place: 7 }],
  ['marking.notFound', 3, { attemptId: 99 }],
  ['marking.notDisputed', 3, { decides: true }],
  ['exam.notFound', 3, { examId: 2 }],
])('refuses with %s', async (key, score, more) => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  expect(await mark(id, score, TEACHER, more)).toMatchObject({ body: { key } });
});

it('is for nobody else, nor for what was not handed in', async () => {
  await given(2);
  const id = await sit(LEARNER, ['B'], '止血');
  expect(await mark(id, 3, STRANGER)).toMatchObject({
    status: 404,
    body: { key: 'exam.notFound' },
  });
  expect((await mark(id, 3, LEARNER)).status).toBe(403);
  await post('v1/enter', { examId: 1 }, 6);
  expect(await mark(id + 1, 3)).toMatchObject({ body: { key: 'marking.notFound' } });
});

it('one who marks alone is not overruled by accident', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  await mark(id, 2);
  expect(await mark(id, 4, SECOND)).toMatchObject({ body: { key: 'marking.taken' } });
  expect((await mark(id, 4, SECOND, { decides: true })).body.data).toMatchObject({ settled: 4 });
});

describe('two who mark', () => {
  const rule = { examId: 1, markers: 2, maxDifference: 1, hidesNames: false };

  it('see nothing of each other before they have said theirs, and the mean counts', async () => {
    await given(1);
    const id = await sit(LEARNER, ['B'], '止血');
    await put('marking/v1/rule', rule);
    await mark(id, 3);
    expect((await answers()).total).toBe(0);
    const [seen] = (await answers('mine', SECOND)).list;
    expect(seen).toMatchObject({ state: 'half', marks: [], name: '学员5' });
    expect((await mark(id, 4, SECOND)).body.data).toMatchObject({ settled: 3.5 });
    expect(await mark(id, 5, THIRD)).toMatchObject({ body: { key: 'marking.taken' } });
    expect(await result()).toMatchObject({ score: 4.5, waitingCount: 0 });
  });

  it('who differ by more wait for somebody who decides', async () => {
    await given(1);
    const id = await sit(LEARNER, ['B'], '止血');
    await put('marking/v1/rule', rule);
    await mark(id, 1);
    await mark(id, 4, SECOND);
    expect(await result()).toMatchObject({ waitingCount: 1 });
    const [seen] = (await answers('disputed', THIRD)).list;
    expect(seen?.marks.map(({ score }) => score)).toEqual([1, 4]);
    expect((await mark(id, 2, THIRD, { decides: true })).body.data).toMatchObject({ settled: 2 });
    expect(await result()).toMatchObject({ score: 3, waitingCount: 0 });
  });

  it('a new rule settles what was marked by the old one', async () => {
    await given(1);
    const id = await sit(LEARNER, ['B'], '止血');
    await put('marking/v1/rule', rule);
    await mark(id, 1);
    await mark(id, 4, SECOND);
    await put('marking/v1/rule', { ...rule, maxDifference: 3 });
    expect(await result()).toMatchObject({ score: 3.5, waitingCount: 0 });
    await put('marking/v1/rule', { ...rule, maxDifference: 0 });
    expect(await result()).toMatchObject({ score: 1, waitingCount: 1 });
  });
});

it('a rule that changes while a paper is open again reaches it', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  const rule = { examId: 1, markers: 2, maxDifference: 3, hidesNames: true };
  await put('marking/v1/rule', rule);
  await mark(id, 1);
  await mark(id, 4, SECOND);
  const endsAt = new Date(test.clock.time.getTime() + 600_000);
  await reopen(test.database.db, { id, endsAt, graceS: 0, idleS: 0 });
  await put('marking/v1/rule', { ...rule, maxDifference: 0 });
  await post('v1/submit', { attemptId: id }, LEARNER);
  test.clock.pass(WITHDRAWAL_MS / 1000);
  expect(await result()).toMatchObject({ score: 1, waitingCount: 1 });
});

it('comes in pages, and says how many there are', async () => {
  await given(3);
  for (const learner of [5, 6, 7]) await sit(learner, ['B'], `答${learner}`);
  const page = async (nth: number) => {
    const path = `marking/v1/answers?examId=1&questionId=2&version=1&pageCnt=2&page=${nth}`;
    const { list, total } = (await get(path)).body.data as Awaited<ReturnType<typeof answers>>;
    return { given: list.map((one) => one.given[0]), total };
  };
  expect(await page(2)).toEqual({ given: ['答7'], total: 3 });
  expect(await page(3)).toEqual({ given: [], total: 3 });
});

it('two clicks at once are one mark', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  await Promise.all([mark(id, 2), mark(id, 2), mark(id, 2)]);
  expect((await answers('all')).list[0]?.marks).toHaveLength(1);
  expect(await result()).toMatchObject({ score: 3 });
});

it('nobody decides before a second has said theirs, and nobody marks their own', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  await put('marking/v1/rule', { examId: 1, markers: 2, maxDifference: 1, hidesNames: true });
  await mark(id, 1);
  expect(await mark(id, 5, SECOND, { decides: true })).toMatchObject({
    body: { key: 'marking.notDisputed' },
  });
  const own = await sit(TEACHER, ['B'], '自问自答');
  expect(await mark(own, 5)).toMatchObject({ status: 403, body: { key: 'marking.own' } });
});

it('a mark that stood does not change without a trace', async () => {
  await given(1);
  const id = await sit(LEARNER, ['B'], '止血');
  await mark(id, 2);
  await mark(id, 4);
  await mark(id, null);
  const told = await test.database.db.select().from(auditEntry).orderBy(auditEntry.id);
  expect(told.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['exam.mark', { score: '2' }, { score: '4' }],
    ['exam.mark', { score: '4' }, { score: '待评分' }],
  ]);
});

it.each([['\n\t'], ['　']])('%j is no answer that waits for anybody', async (blank) => {
  await given(1);
  await sit(LEARNER, ['B'], blank);
  expect((await overview()).questions).toEqual([]);
});

it('tells who wrote it what was said of their answer, once its mark counts', async () => {
  await given(2);
  const id = await sit(LEARNER, ['B'], '止血');
  const comments = async () => {
    const { data } = (await get('v1/review?examId=1', LEARNER)).body;
    const { sections } = data as { sections: { questions: { comments: string[] }[] }[] };
    return sections.flatMap(({ questions }) => questions.map((one) => one.comments));
  };
  expect(await comments()).toEqual([[], []]);
  await mark(id, 2, TEACHER, { comment: '缺少补液' });
  expect(await comments()).toEqual([[], ['缺少补液']]);
  await mark(id, null, TEACHER, { comment: '缺少补液' });
  expect(await comments()).toEqual([[], []]);
});
