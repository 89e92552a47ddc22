import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { wrongQuestionRoutes } from '../keptQuestion/wrongQuestion.routes';
import { practiceRoutes } from './practice.routes';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade), wrongQuestionRoutes] } });
const at = '/doctor-cheese/practice/v1';
const DAY_S = 86_400;
const RIGHT = ['B'];
const WRONG = ['A'];

type Grades = { chosen: number; grades: { grade: number; days: number }[] };
type Revealed = { right: string[]; review: Grades | null };

async function somebody(personId = 1) {
  const token = await test.signIn(personId);
  const post = (call: string, asked: object) => test.ask(`POST ${at}/${call}`, asked, { token });
  const start = async (source: number) =>
    ((await post('start', { source, sourceId: 1, isAnew: true })).body.data as { id: number }).id;
  return {
    token,
    post,
    start,
    async answered(practiceId: number, place: number, given: string[]) {
      const answer = { place, given, number: 1, isFlagged: false, agoMs: 0 };
      await post('save', { practiceId, answers: [answer] });
      return (await post('reveal', { practiceId, place })).body.data as Revealed;
    },
    grade: (practiceId: number, place: number, grade: number) =>
      post('grade', { practiceId, place, grade }),
  };
}

async function reviewing() {
  await test.given({
    people: [{}, {}],
    commodities: [{ type: 4, charge: 1 }],
    banks: [{ chapters: [[{}, {}]] }],
  });
  const one = await somebody();
  const chapter = await one.start(1);
  const first = await one.answered(chapter, 0, RIGHT);
  expect(first.review).toBeNull();
  expect(await one.grade(chapter, 0, 4)).toMatchObject({ status: 404 });
  test.clock.pass(30 * DAY_S);
  // Their session is over by then.
  const later = await somebody();
  return { ...later, practiceId: await later.start(8) };
}

describe('practice/v1/grade', () => {
  it('says what each grade means, with that of the answer chosen; the last one counts', async () => {
    const { practiceId, answered, grade } = await reviewing();
    const { review } = await answered(practiceId, 0, RIGHT);
    expect(review).toMatchObject({ chosen: 3 });
    const days = review!.grades.map((one) => one.days);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(4);
    for (const one of [4, 4, 1, 2]) {
      const { body } = await grade(practiceId, 0, one);
      // However often it is said: it is reckoned from what was known before the answer.
      expect(body.data).toEqual({ ...review, chosen: one });
    }
    const again = { source: 8, sourceId: 1, isAnew: true };
    test.clock.pass((days[1]! - 1) * DAY_S);
    const early = await somebody();
    expect(await early.post('start', again)).toMatchObject({
      body: { key: 'practice.noQuestions' },
    });
    test.clock.pass(DAY_S);
    expect(await (await somebody()).post('start', again)).toMatchObject({ status: 200 });
  });

  it('is told again to who comes back, and begins with 重来 where it was wrong', async () => {
    const { practiceId, answered, token } = await reviewing();
    const { review } = await answered(practiceId, 0, WRONG);
    expect(review).toMatchObject({ chosen: 1 });
    const url = `GET ${at}/revealed/list?practiceId=${practiceId}`;
    const { body } = await test.ask(url, undefined, { token });
    expect(body.data).toMatchObject([{ review }]);
  });

  it('is for what was shown, by who answered it, and before it is answered again', async () => {
    const { practiceId, answered, grade, start } = await reviewing();
    expect(await grade(practiceId, 0, 4)).toMatchObject({ status: 404 });
    expect(await grade(practiceId, 7, 4)).toMatchObject({ status: 404 });
    await answered(practiceId, 0, RIGHT);
    expect(await (await somebody(2)).grade(practiceId, 0, 4)).toMatchObject({
      body: { key: 'attempt.notFound' },
    });
    expect(await grade(practiceId, 0, 5)).toMatchObject({ status: 400 });
    test.clock.pass(60);
    const chapter = await start(1);
    await answered(chapter, 0, WRONG);
    expect(await grade(practiceId, 0, 4)).toMatchObject({
      body: { key: 'practice.answeredSince' },
    });
  });
});

describe('question-library/v1/wrong-question/restore', () => {
  const kept = '/doctor-cheese/question-library/v1/wrong-question';
  const total = async (token: string) =>
    (await test.ask(`GET ${kept}/list`, undefined, { token })).body.data;

  it("brings back what was taken off, of one's own alone", async () => {
    const { practiceId, answered, token } = await reviewing();
    await answered(practiceId, 0, WRONG);
    await test.ask(`DELETE ${kept}?questionId=1`, undefined, { token });
    expect(await total(token)).toMatchObject({ total: 0 });
    const other = (await somebody(2)).token;
    await test.ask(`POST ${kept}/restore`, { questionId: 1 }, { token: other });
    expect(await total(token)).toMatchObject({ total: 0 });
    expect(await total(other)).toMatchObject({ total: 0 });
    await test.ask(`POST ${kept}/restore`, { questionId: 1 }, { token });
    expect(await total(token)).toMatchObject({ total: 1 });
  });

  it('lists nothing that was never wrong', async () => {
    const { token } = await reviewing();
    await test.ask(`POST ${kept}/restore`, { questionId: 1 }, { token });
    expect(await total(token)).toMatchObject({ total: 0 });
  });
});
