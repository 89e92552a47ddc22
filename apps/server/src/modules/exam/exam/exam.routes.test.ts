import { useTestApp } from '../../../testing/useTestApp';
import { submitOverdue } from '../attempt/attempt.jobs';
import { practiceRoutes } from '../practice/practice.routes';
import { keptQuestionRoutes } from '../kept/kept.routes';
import { examRoutes } from './exam.routes';
import { takeInReviewed } from './exam.takeIn';

const test = useTestApp({ modules: { main: [examRoutes, keptQuestionRoutes, practiceRoutes] } });
const at = '/doctor-cheese/exam/v1';
const post = (call: string, asked: object, token: string) =>
  test.ask(`POST ${at}/${call}`, asked, { token });
const get = (call: string, token: string) => test.ask(`GET ${at}/${call}`, undefined, { token });
const enter = (token: string, more = {}) => post('enter', { examId: 1, ...more }, token);
const save = (token: string, answers: object[], attemptId = 1) =>
  post('answer', { attemptId, answers }, token);
const submit = (token: string, attemptId = 1) => post('submit', { attemptId }, token);
const answer = (place: number, given: string[], more = {}) => ({
  ...{ place, given, number: 1, isFlagged: false, agoMs: 0, ...more },
});
const overdue = () =>
  submitOverdue({ db: test.database.db, clock: test.clock, log: { error: fail } });
const fail = (told: unknown) => {
  throw new Error(JSON.stringify(told));
};

const world = {
  people: [{}, {}],
  banks: [{ chapters: [[{ stem: '甲题' }, { stem: '乙题' }]] }],
};
const HOUR_S = 3600;

async function given(exam = {}) {
  await test.given({ ...world, exams: [exam] });
  return test.signIn(1);
}

describe('exam/v1/list', () => {
  it('shows nobody what is not meant for them', async () => {
    await test.given({
      ...world,
      organisations: [{}, {}],
      memberships: [{ organisationId: 1, personId: 1 }],
      exams: [
        { title: '本校', audience: { kind: 'organisation', organisationId: 1 } },
        { title: '外校', audience: { kind: 'organisation', organisationId: 2 } },
        { title: '点名', audience: { kind: 'chosen', members: [2] } },
        { title: '凭码', audience: { kind: 'code', code: 'abc' } },
        { title: '未发布', publishedAt: null },
        { title: '已取消', cancelledAt: new Date() },
      ],
    });
    const titles = async (token: string) =>
      ((await get('list', token)).body.data as { list: { title: string }[] }).list.map(
        ({ title }) => title,
      );
    expect(await titles(await test.signIn(1))).toEqual(['本校']);
    expect(await titles(await test.signIn(2))).toEqual(['点名']);
  });

  it.each([
    ['upcoming', { startsAt: new Date('2026-11-20T11:00:00+08:00') }],
    ['open', {}],
    ['missed', { endsAt: new Date('2026-11-20T09:30:00+08:00') }],
  ])('says %s by its moments, and finds it so', async (state, exam) => {
    const token = await given(exam);
    const { body } = await get(`list?state=${state}`, token);
    expect(body.data).toMatchObject({ total: 1, list: [{ state, questionCount: 2 }] });
    expect((await get('list?state=submitted', token)).body.data).toMatchObject({ total: 0 });
  });
});

describe('exam/v1/enter', () => {
  it('begins one try, however often it is clicked, and goes on where it was', async () => {
    const token = await given();
    const all = await Promise.all([1, 2, 3, 4].map(() => enter(token)));
    const ids = all.map(({ body }) => (body.data as { attemptId: number }).attemptId);
    expect(new Set(ids).size).toBe(1);
    test.clock.pass(60);
    expect((await enter(token)).body.data).toMatchObject({ residueMs: (HOUR_S - 60) * 1000 });
  });

  it.each([
    ['exam.notBegun', { startsAt: new Date('2026-11-20T11:00:00+08:00') }, {}],
    ['exam.over', { endsAt: new Date('2026-11-20T09:30:00+08:00') }, {}],
    ['exam.wrongPassword', { password: '芝士' }, { password: '错' }],
    ['exam.wrongPlace', { ranges: ['10.1.0.0/16'] }, {}],
    ['exam.notFound', { audience: { kind: 'chosen' as const, members: [2] } }, {}],
  ])('is refused with %s', async (key, exam, more) => {
    const token = await given(exam);
    expect(await enter(token, more)).toMatchObject({ body: { key } });
  });

  it('opens with the password and from its range', async () => {
    const token = await given({ password: '芝士', ranges: ['127.0.0.1', '10.1.0.0/16'] });
    expect(await enter(token, { password: '芝士' })).toMatchObject({ status: 200 });
  });

  it('gives no more tries than there are', async () => {
    const token = await given({ attempts: 2 });
    for (const nth of [1, 2]) {
      expect((await enter(token)).body.data).toMatchObject({ attemptId: nth });
      await submit(token, nth);
    }
    expect(await enter(token)).toMatchObject({ body: { key: 'exam.noAttemptLeft' } });
  });

  it('leaves no more time than the exam has left', async () => {
    const token = await given({ endsAt: new Date('2026-11-20T10:10:00+08:00') });
    expect((await enter(token)).body.data).toMatchObject({ residueMs: 600_000 });
  });

  it('is at one device at a time where the exam says so, with a way over', async () => {
    const first = await given({ isOneDevice: true });
    const second = await test.signIn(1);
    await enter(first);
    expect(await enter(second)).toMatchObject({ body: { key: 'attempt.elsewhere' } });
    expect(await enter(second, { takesOver: true })).toMatchObject({ status: 200 });
    expect(await save(first, [answer(0, ['B'])])).toMatchObject({
      status: 409,
      body: { key: 'attempt.elsewhere' },
    });
    expect(await get('test-paper?examId=1', first)).toMatchObject({ status: 409 });
    expect(await save(second, [answer(0, ['B'])])).toMatchObject({ status: 200 });
  });
});

describe('exam/v1/test-paper', () => {
  it('shows what is asked and what was saved, and nothing of the key', async () => {
    const token = await given();
    await enter(token);
    await save(token, [answer(1, ['C'])]);
    const { body } = await get('test-paper?examId=1', token);
    expect(body.data).toMatchObject({
      totalScore: 2,
      sections: [
        {
          title: '一、单项选择题',
          questions: [
            { number: 1, stem: '甲题', given: [], score: 1 },
            { number: 2, stem: '乙题', given: ['C'], score: 1 },
          ],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/解析|"right"|"key":\[/u);
  });

  it('is there for nobody who has not entered', async () => {
    const token = await given();
    expect(await get('test-paper?examId=1', token)).toMatchObject({
      body: { key: 'exam.notEntered' },
    });
  });

  it('marks answers by what was shown, however options were turned', async () => {
    const token = await given({ shufflesOptions: true, resultFrom: new Date(0) });
    await enter(token);
    const { body } = await get('test-paper?examId=1', token);
    const { sections } = body.data as {
      sections: { questions: { options: { key: string; text: string }[] }[] }[];
    };
    const right = sections[0]!.questions.map(({ options }, place) =>
      answer(place, [options.find(({ text }) => text === '乙')!.key]),
    );
    await save(token, right);
    expect((await submit(token)).body.data).toMatchObject({ marks: { score: 2 } });
  });
});

describe('the clock of the server', () => {
  it('hands in what it has when the time is over', async () => {
    const token = await given({ resultFrom: new Date(0) });
    await enter(token);
    await save(token, [answer(0, ['B'])]);
    test.clock.pass(HOUR_S + 299);
    await overdue();
    expect(await get('result?examId=1', token)).toMatchObject({
      body: { key: 'exam.notSubmitted' },
    });
    test.clock.pass(2);
    await overdue();
    expect((await get('result?examId=1', token)).body.data).toMatchObject({
      isTimedOut: true,
      usedS: HOUR_S,
      marks: { score: 1 },
    });
  });

  it('takes within the grace what was given before the end, and marks it as late', async () => {
    const token = await given({ resultFrom: new Date(0), reviewFrom: new Date(0) });
    await enter(token);
    test.clock.pass(HOUR_S + 60);
    const late = answer(0, ['B'], { agoMs: 120_000 });
    const tooLate = answer(1, ['B'], { agoMs: 1_000 });
    const { body } = await save(token, [late, tooLate]);
    expect(body.data).toMatchObject({
      isOpen: true,
      saved: [
        { place: 0, number: 1 },
        { place: 1, number: 0 },
      ],
    });
    expect((await submit(token)).body.data).toMatchObject({ marks: { score: 1 } });
    const review = (await get('review?examId=1', token)).body.data as {
      sections: { questions: { isLate: boolean }[] }[];
    };
    expect(review.sections[0]!.questions.map(({ isLate }) => isLate)).toEqual([true, false]);
  });

  it('takes nothing after the grace', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S + 301);
    const { body } = await save(token, [answer(0, ['B'], { agoMs: 400_000 })]);
    expect(body.data).toMatchObject({ isOpen: false, saved: [{ place: 0, number: 0 }] });
  });
});

describe('what was wrong in an exam', () => {
  const wrong = async (token: string) =>
    (
      await test.ask('GET /doctor-cheese/question-library/v1/wrong-question/list', undefined, {
        token,
      })
    ).body.data;

  it('stands among the wrong questions once its key may be seen, and not before', async () => {
    const token = await given();
    const other = await test.signIn(2);
    await enter(token);
    await enter(other);
    await save(token, [answer(0, ['C']), answer(1, ['B'])]);
    await submit(token);
    const house = { db: test.database.db, clock: test.clock, log: { error: fail } };
    await takeInReviewed(house);
    expect(await wrong(token)).toMatchObject({ total: 0 });
    test.clock.pass(HOUR_S + 360);
    await takeInReviewed(house);
    expect(await wrong(token)).toMatchObject({ total: 0 });
    await overdue();
    await takeInReviewed(house);
    await takeInReviewed(house);
    expect(await wrong(token)).toMatchObject({
      total: 1,
      list: [{ wrongCount: 1, question: { stem: '甲题', given: ['C'] } }],
    });
  });
});

describe('practising while an exam is written', () => {
  it('shows no key of it', async () => {
    await test.given({
      ...world,
      commodities: [{ type: 4, charge: 1 }],
      exams: [{}],
    });
    const token = await test.signIn(1);
    const start = () =>
      test.ask(
        'POST /doctor-cheese/practice/v1/start',
        { source: 1, sourceId: 1 },
        {
          token,
        },
      );
    const { id } = (await start()).body.data as { id: number };
    await enter(token);
    const practice = (call: string, asked: object) =>
      test.ask(`POST /doctor-cheese/practice/v1/${call}`, asked, { token });
    expect(await practice('reveal', { practiceId: id, place: 0 })).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
    await practice('submit', { practiceId: id });
    const result = `GET /doctor-cheese/practice/v1/result?practiceId=${id}`;
    expect(await test.ask(result, undefined, { token })).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
    expect(await start()).toMatchObject({ status: 409 });
    await submit(token);
    expect(await test.ask(result, undefined, { token })).toMatchObject({ status: 200 });
  });
});

describe('exam/v1/answer', () => {
  it("is nobody else's", async () => {
    const token = await given();
    await enter(token);
    const other = await test.signIn(2);
    expect(await save(other, [answer(0, ['B'])])).toMatchObject({
      status: 404,
      body: { key: 'attempt.notFound' },
    });
  });
});

describe('exam/v1/submit', () => {
  it('is one submission, whoever asks how often, and tells nothing before it may', async () => {
    const token = await given();
    await enter(token);
    await save(token, [answer(0, ['B'])]);
    const all = await Promise.all([1, 2, 3].map(() => submit(token)));
    expect(new Set(all.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(all[0]?.body.data).toMatchObject({ marks: null, unansweredCount: 1 });
    expect(await get('review?examId=1', token)).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
    expect(await get('test-paper?examId=1', token)).toMatchObject({
      body: { key: 'attempt.submitted' },
    });
  });

  it('tells marks and rank once it is over for everybody', async () => {
    const token = await given();
    const other = await test.signIn(2);
    await enter(token);
    await enter(other);
    await save(token, [answer(0, ['B'])]);
    await save(other, [answer(0, ['B']), answer(1, ['B'])], 2);
    await submit(token);
    await submit(other, 2);
    test.clock.pass(2 * HOUR_S);
    expect((await get('result?examId=1', token)).body.data).toMatchObject({
      marks: { score: 1, isPassed: true, rank: 2, examineeCount: 2, rightCount: 1 },
    });
    expect((await get('history', token)).body.data).toMatchObject({ total: 1 });
  });

  it('ends the try that it names, whatever was begun since', async () => {
    const token = await given({ attempts: 2 });
    await enter(token);
    await submit(token);
    await enter(token);
    await submit(token, 1);
    expect(await get('test-paper?examId=1', token)).toMatchObject({
      status: 200,
      body: { data: { attemptId: 2 } },
    });
  });

  it('keeps keys from who has another try open', async () => {
    const token = await given({ attempts: 2, reviewFrom: new Date(0), resultFrom: new Date(0) });
    await enter(token);
    await submit(token);
    expect(await get('review?examId=1', token)).toMatchObject({ status: 200 });
    await enter(token);
    expect(await get('review?examId=1', token)).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
  });
});
