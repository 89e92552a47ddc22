import { answer, HOUR_S, examCalls } from '../../../testing/examCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { keptQuestionRoutes } from '../kept/kept.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { examRoutes } from './exam.routes';
import { takeInReviewed } from './exam.takeIn';

const test = useTestApp({ modules: { main: [examRoutes, keptQuestionRoutes, practiceRoutes] } });
const { world, house, enter, save, submit, overdue, given } = examCalls(test);

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
    await takeInReviewed(house());
    expect(await wrong(token)).toMatchObject({ total: 0 });
    test.clock.pass(HOUR_S + 360);
    await takeInReviewed(house());
    expect(await wrong(token)).toMatchObject({ total: 0 });
    await overdue();
    await takeInReviewed(house());
    await takeInReviewed(house());
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
      body: { key: 'exam.reviewLater' },
    });
    await practice('submit', { practiceId: id });
    const result = `GET /doctor-cheese/practice/v1/result?practiceId=${id}`;
    expect(await test.ask(result, undefined, { token })).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
    expect(await start()).toMatchObject({ status: 409 });
    await submit(token, attemptId);
    expect(await test.ask(result, undefined, { token })).toMatchObject({ status: 200 });
  });
});
