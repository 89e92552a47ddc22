import { answer, HOUR_S, examCalls } from '../../../testing/calls/examCalls';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { wrongQuestionRoutes } from '../keptQuestion/wrongQuestion.routes';
import { questionLibraryRoutes } from '../questionLibrary/questionLibrary.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { examRoutes } from './exam.routes';
import { takeInReviewed } from './sitting/exam.takeIn';

const test = useTestApp({
  modules: {
    main: [examRoutes, wrongQuestionRoutes, practiceRoutes(nothingMade), questionLibraryRoutes],
  },
});
const { world, services, enter, save, submit, handIn, overdue, given } = examCalls(test);

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
    await takeInReviewed(services());
    expect(await wrong(token)).toMatchObject({ total: 0 });
    test.clock.pass(HOUR_S + 360);
    await takeInReviewed(services());
    expect(await wrong(token)).toMatchObject({ total: 0 });
    await overdue();
    await takeInReviewed(services());
    await takeInReviewed(services());
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
    const { attemptId } = (await enter(token)).body.data as { attemptId: number };
    const practice = (call: string, asked: object) =>
      test.ask(`POST /doctor-cheese/practice/v1/${call}`, asked, { token });
    expect(await practice('reveal', { practiceId: id, place: 0 })).toMatchObject({
      body: { key: 'question.secret' },
    });
    await practice('submit', { practiceId: id });
    const result = `GET /doctor-cheese/practice/v1/result?practiceId=${id}`;
    expect(await test.ask(result, undefined, { token })).toMatchObject({
      body: { key: 'question.secret' },
    });
    expect(await start()).toMatchObject({ status: 409 });
    await handIn(token, attemptId);
    expect(await test.ask(result, undefined, { token })).toMatchObject({ status: 200 });
  });
});

describe('a practice that was begun before an exam', () => {
  const practise = async (exam: object) => {
    await test.given({
      ...world,
      organisations: [{}],
      commodities: [{ type: 4, charge: 1 }],
      exams: [exam],
    });
    const token = await test.signIn(1);
    const ask = (call: string, asked: object) =>
      test.ask(`POST /doctor-cheese/practice/v1/${call}`, asked, { token });
    const begun = await ask('start', { source: 1, sourceId: 1 });
    const { id: practiceId } = begun.body.data as { id: number };
    return { token, ask, practiceId };
  };

  it('does not tell which answers of it are right', async () => {
    const { token, ask, practiceId } = await practise({});
    await enter(token);
    await ask('save', { practiceId, answers: [answer(0, ['B']), answer(1, ['A'])] });
    expect(await ask('submit', { practiceId })).toMatchObject({ status: 200 });
    const look = (call: string) => test.ask(`GET /doctor-cheese/${call}`, undefined, { token });
    const chapter = await look('practice/v1/question-list/chapter?chapterId=1');
    expect(chapter.body.data).toMatchObject({ list: [{ standing: 0 }, { standing: 0 }] });
    const catalog = await look('question-library/v1/catalog?libraryId=1');
    expect(catalog.body.data).toMatchObject([{ answeredCount: 0, rightCount: 0, wrongCount: 0 }]);
  });

  it('shows no key between two tries, and all of them after the last', async () => {
    const exam = { organisationId: 1, attempts: 2 };
    const { token, ask, practiceId } = await practise(exam);
    const reveal = () => ask('reveal', { practiceId, place: 0 });
    const tryIt = async () => {
      const { attemptId } = (await enter(token)).body.data as { attemptId: number };
      return handIn(token, attemptId);
    };
    await tryIt();
    expect(await reveal()).toMatchObject({ body: { key: 'question.secret' } });
    await tryIt();
    expect(await reveal()).toMatchObject({ status: 200 });
  });
});

describe('who may try again', () => {
  it('learns no key before the last try, or the end', async () => {
    const token = await given({ attempts: 2, reviewFrom: new Date(0), resultFrom: new Date(0) });
    const review = async () =>
      (await test.ask('GET /doctor-cheese/exam/v1/review?examId=1', undefined, { token })).status;
    await enter(token);
    await submit(token);
    await takeInReviewed(services());
    expect(await review()).toBe(409);
    await enter(token);
    await save(token, [answer(0, ['B'])], 2);
    await handIn(token, 2);
    expect(await review()).toBe(200);
  });

  it('is not ranked behind a better try of their own', async () => {
    const token = await given({ attempts: 2, resultFrom: new Date(0) });
    await enter(token);
    await save(token, [answer(0, ['B'])]);
    await submit(token);
    await enter(token);
    await submit(token, 2);
    test.clock.pass(3 * HOUR_S);
    const url = 'GET /doctor-cheese/exam/v1/result?examId=1';
    const { body } = await test.ask(url, undefined, { token });
    expect(body.data).toMatchObject({ marks: { score: 0, rank: 1, examineeCount: 1 } });
  });
});

describe('the review of one exam', () => {
  it('tells no key of another one that asks the same, while one is at it', async () => {
    const atOnce = { reviewFrom: new Date(0), resultFrom: new Date(0) };
    await test.given({ ...world, exams: [atOnce, {}] });
    const token = await test.signIn(1);
    const review = () =>
      test.ask('GET /doctor-cheese/exam/v1/review?examId=1', undefined, { token });
    await enter(token);
    await handIn(token);
    expect(await review()).toMatchObject({ status: 200 });
    await enter(token, { examId: 2 });
    expect(await review()).toMatchObject({ body: { key: 'question.secret' } });
    await handIn(token, 2);
    expect(await review()).toMatchObject({ status: 200 });
  });

  it('is announced for when it may be seen, as long as somebody may try again', async () => {
    const token = await given({ attempts: 2, reviewFrom: new Date(0), resultFrom: new Date(0) });
    const ask = async (call: string) =>
      (await test.ask(`GET /doctor-cheese/exam/v1/${call}`, undefined, { token })).body.data;
    await enter(token);
    await submit(token);
    // The exam lasts for another hour.
    const reviewFrom = test.clock.now().getTime() + HOUR_S * 1000;
    const result = await ask('result?examId=1');
    expect(result).toMatchObject({ reviewFrom });
    expect(await ask('history')).toMatchObject({ list: [result] });
    await enter(token);
    await submit(token, 2);
    const last = await ask('result?examId=1');
    expect(last).toMatchObject({ reviewFrom: 0 });
    expect(await ask('history')).toMatchObject({ list: [last, { reviewFrom: 0 }] });
  });
});
