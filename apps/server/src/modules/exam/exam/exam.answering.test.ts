import { answer, HOUR_S, examCalls } from '../../../testing/calls/examCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { examRoutes } from './exam.routes';

const test = useTestApp({ modules: { main: [examRoutes] } });
const { get, enter, save, submit, overdue, given } = examCalls(test);

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

  const residue = (token: string) => get('residue-time?examId=1', token);
  const saved = async (token: string, more: object) => {
    const { body } = await save(token, [answer(0, ['B'], more)]);
    return (body.data as { saved: { number: number }[] }).saved[0]?.number;
  };

  it('takes nothing late that a browser could have delivered in time', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S - 60);
    // It still had a network a minute before the end.
    await residue(token);
    test.clock.pass(120);
    expect(await saved(token, { agoMs: 200_000 })).toBe(0);
    expect(await saved(token, { agoMs: 90_000 })).toBe(1);
  });

  it('takes what was given while there was no network, also once there is one again', async () => {
    const token = await given();
    await enter(token);
    await residue(token);
    test.clock.pass(HOUR_S + 60);
    await residue(token);
    expect(await saved(token, { agoMs: 600_000 })).toBe(1);
  });

  it('believes no age before the beginning', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S + 60);
    expect(await saved(token, { agoMs: (HOUR_S + 120) * 1000 })).toBe(0);
    expect(await saved(token, { agoMs: 1_000_000 })).toBe(1);
  });

  it('takes a save for a word, whatever age it claims', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S - 40);
    await save(token, [answer(1, ['B'], { agoMs: 3_000_000 })]);
    test.clock.pass(60);
    expect(await saved(token, { agoMs: 200_000 })).toBe(0);
  });

  it('takes nothing more from who has been back for a minute', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S + 60);
    await residue(token);
    test.clock.pass(61);
    await residue(token);
    expect(await saved(token, { agoMs: 600_000 })).toBe(0);
  });

  it('takes no late answer before one that is there, whatever its number', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S - 40);
    expect(await saved(token, { number: 5 })).toBe(5);
    test.clock.pass(60);
    expect(await saved(token, { number: 9, agoMs: 70_000 })).toBe(5);
    expect(await saved(token, { number: 9, agoMs: 50_000 })).toBe(9);
  });

  it('takes nothing after the grace', async () => {
    const token = await given();
    await enter(token);
    test.clock.pass(HOUR_S + 301);
    const { body } = await save(token, [answer(0, ['B'], { agoMs: 400_000 })]);
    expect(body.data).toMatchObject({ isOpen: false, saved: [{ place: 0, number: 0 }] });
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
      marks: { score: 1, isPassed: true, rank: 2, examineeCount: 2, rightCount: 1, wrongCount: 0 },
      unansweredCount: 1,
    });
    const { data: result } = (await get('result?examId=1', token)).body;
    expect((await get('history', token)).body.data).toEqual({ list: [result], total: 1 });
    const { data: best } = (await get('result?examId=1', other)).body;
    expect(best).toMatchObject({ marks: { rank: 1, score: 2 } });
    expect((await get('history', other)).body.data).toEqual({ list: [best], total: 1 });
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
    expect(await get('review?examId=1', token)).toMatchObject({ status: 409 });
    await enter(token);
    expect(await get('review?examId=1', token)).toMatchObject({
      body: { key: 'exam.reviewLater' },
    });
  });
});
