import type { Quiz, QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import type { WrongQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { who } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { emergencyQuiz, emergencyQuizQuestion } from './quiz.tables';
import { quizRoutes } from './quiz.routes';
import { questionRoutes } from '../question/question.routes';
import { orgUserRoutes } from '../roll/orgUser.routes';

const test = useCentre({ emergency: [orgUserRoutes, questionRoutes, quizRoutes] });
const me = 'trainee';

beforeEach(() => test.given({ questions: [{ stem: '一' }, { stem: '二' }, { stem: '三' }] }));

const draw = async (query = '') =>
  (await test.as(me, `GET smreds/question/v1/rand${query}`)).body.data as Quiz;
const keep = (quizId: number, questionId: number, option: string) =>
  test.as(me, 'PUT smreds/quiz/v1/answer', { quizId, questionId, option });
const submit = (quizId: number, answers: object[] = []) =>
  test.as(me, 'POST smreds/quiz/v1/submit', { quizId, answers });
const current = async () =>
  (await test.as(me, 'GET smreds/quiz/v1/current')).body.data as Quiz | null;
const resultOf = (body: { data?: unknown }) => body.data as QuizResult;

/** Draws a quiz and answers it: `options` by question. */
async function take(options: Record<number, string>, query = '') {
  const { quizId, questions } = await draw(query);
  const answers = questions.flatMap(({ id }) =>
    options[id] ? [{ questionId: id, option: options[id] }] : [],
  );
  return resultOf((await submit(quizId, answers)).body);
}

/** Takes the trainee out of their centre and into the other one. Answers their new token. */
async function moveOver() {
  const place = { name: '苏学员', phoneNum: '13900000002', role: 3 };
  await test.as('manager', `DELETE org/user/v1/delete?id=${who.trainee}`);
  await test.as('otherManager', 'POST org/user/v1', place);
  return test.signIn(who.trainee);
}

describe('quiz/v1/current and answer', () => {
  it('find a quiz again with what was answered, until it is submitted', async () => {
    expect(await current()).toBeNull();
    const quiz = await draw();
    await keep(quiz.quizId, 1, 'A');
    await keep(quiz.quizId, 1, 'B');
    expect(await current()).toEqual({ ...quiz, answers: [{ questionId: 1, option: 'B' }] });
    await submit(quiz.quizId);
    expect(await current()).toBeNull();
  });

  it('a new draw takes the place of the one under way', async () => {
    const first = await draw();
    const second = await draw();
    expect((await current())?.quizId).toBe(second.quizId);
    expect((await keep(first.quizId, 1, 'A')).body).toMatchObject({
      message: '该测验不存在或已结束',
    });
  });

  it('who is removed from the centre leaves the one under way behind', async () => {
    const { quizId } = await draw();
    const token = await moveOver();
    const ask = async (call: string, asked?: object) =>
      (await test.ask(call, asked, { token })).body;
    const quiz = '/doctor-cheese-smreds/smreds/quiz/v1';
    expect((await ask(`GET ${quiz}/current`)).data).toBeNull();
    expect(await ask(`POST ${quiz}/submit`, { quizId, answers: [] })).toMatchObject({
      message: '该测验不存在或已结束',
    });
  });

  it.each([
    [9, 'A', 'questionId'],
    [1, 'D', 'option'],
  ])('refuses question %d with option %s', async (questionId, option, field) => {
    const { quizId } = await draw();
    const wanted = { status: 400, body: { field } };
    expect(await keep(quizId, questionId, option)).toMatchObject(wanted);
    expect(await submit(quizId, [{ questionId, option }])).toMatchObject(wanted);
  });

  it('are over once it is given up, as often as that is said', async () => {
    const { quizId } = await draw();
    const giveUp = () => test.as(me, 'PUT smreds/quiz/v1/give-up', { quizId });
    expect((await giveUp()).status).toBe(200);
    expect((await giveUp()).status).toBe(200);
    expect(await current()).toBeNull();
    expect((await keep(quizId, 1, 'A')).status).toBe(404);
    expect((await submit(quizId)).status).toBe(404);
  });

  it('nobody gives up what is handed in, nor what is somebody else’s', async () => {
    const { quizId } = await draw();
    const asked = { quizId };
    await test.as('otherTrainee', 'PUT smreds/quiz/v1/give-up', asked);
    expect((await current())?.quizId).toBe(quizId);
    await submit(quizId);
    expect((await test.as(me, 'PUT smreds/quiz/v1/give-up', asked)).status).toBe(409);
  });

  it('what is drawn again and again leaves each question behind once', async () => {
    await draw();
    await draw();
    await draw();
    const { db } = test.database;
    expect(await db.$count(emergencyQuizQuestion)).toBe(3 + 3);
    expect(await db.$count(emergencyQuiz)).toBe(2);
  });

  it('nothing is changed after the end', async () => {
    const { quizId } = await draw();
    await submit(quizId);
    expect((await keep(quizId, 1, 'B')).body).toMatchObject({
      message: '该测验已提交，不能再修改答案',
    });
  });
});

describe('quiz/v1/submit', () => {
  it('marks what was answered, and what was kept before', async () => {
    const { quizId } = await draw();
    await keep(quizId, 1, 'B');
    await keep(quizId, 2, 'B');
    test.clock.pass(90);
    const { score, correct, total, questions, ...times } = resultOf(
      (await submit(quizId, [{ questionId: 2, option: 'A' }])).body,
    );
    expect({ score, correct, total }).toEqual({ score: 33, correct: 1, total: 3 });
    expect(times.submittedAt - times.startedAt).toBe(90_000);
    const given = questions.map(({ id, given, verdict }) => [id, given, verdict]);
    expect(given.sort()).toEqual([
      [1, 'B', 'correct'],
      [2, 'A', 'wrong'],
      [3, null, 'wrong'],
    ]);
    expect(questions[0]).toMatchObject({ answer: 'B', analysis: '推荐每分钟 100～120 次。' });
  });

  it('answers the same however often and with whatever it is asked', async () => {
    const { quizId } = await draw();
    const wrong = [{ questionId: 1, option: 'A' }];
    const right = [{ questionId: 1, option: 'B' }];
    const both = await Promise.all([submit(quizId, wrong), submit(quizId, right)]);
    test.clock.pass(60);
    const again = await submit(quizId, right);
    expect(new Set([...both, again].map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  });

  it('marks by the key that stood when it was drawn', async () => {
    const { quizId } = await draw();
    const asked = { type: 1, stem: '一', analysis: '', category: 2, topic: 9, difficulty: 1 };
    const options = [
      { key: 'A', text: '甲' },
      { key: 'B', text: '乙' },
    ];
    const edited = { ...asked, id: 1, options, answer: 'A' };
    await test.as('manager', 'PUT smreds/question/v1/edit', edited);
    await test.as('manager', 'DELETE smreds/question/v1/delete?id=2');
    const answers = [1, 2, 3].map((questionId) => ({ questionId, option: 'B' }));
    expect(resultOf((await submit(quizId, answers)).body)).toMatchObject({ score: 100, total: 3 });
  });
});

describe('quiz/v1/result', () => {
  it('is there after the quiz was submitted, and not before', async () => {
    const { quizId } = await draw();
    const read = () => test.as(me, `GET smreds/quiz/v1/result/${quizId}`);
    expect((await read()).status).toBe(404);
    const { body } = await submit(quizId);
    expect((await read()).body.data).toEqual(body.data);
  });
});

describe('quiz/v1/list', () => {
  it('answers one’s own results, the latest first', async () => {
    await take({ 1: 'B', 2: 'B', 3: 'B' });
    test.clock.pass(60);
    await take({});
    await draw();
    const list = async (who: 'trainee' | 'otherTrainee', query = '') =>
      (await test.as(who, `GET smreds/quiz/v1/list${query}`)).body.data;
    expect(await list('trainee')).toMatchObject({
      list: [
        { quizId: 2, score: 0 },
        { quizId: 1, score: 100, correct: 3, total: 3 },
      ],
      total: 2,
    });
    expect(await list('trainee', '?page=2&pageCnt=1')).toMatchObject({ list: [{ quizId: 1 }] });
    expect(await list('otherTrainee')).toEqual({ list: [], total: 0 });
  });
});

describe('quiz/v1/wrong/list', () => {
  const wrong = async () => {
    const { body } = await test.as(me, 'GET smreds/quiz/v1/wrong/list');
    return (body.data as { list: WrongQuestion[] }).list;
  };

  it('holds what was last answered wrong, until it is answered right', async () => {
    await take({ 1: 'A', 2: 'C', 3: 'B' });
    test.clock.pass(60);
    await take({ 1: 'C', 2: 'B', 3: 'B' });
    const now = test.clock.time.getTime();
    expect(await wrong()).toMatchObject([
      { id: 1, given: 'C', verdict: 'wrong', wrongCount: 2, answeredAt: now, answer: 'B' },
    ]);
    expect((await draw('?onlyWrong=true')).questions.map(({ id }) => id)).toEqual([1]);
    test.clock.pass(60);
    await take({ 1: 'B' }, '?onlyWrong=true');
    expect(await wrong()).toEqual([]);
  });

  it('of another centre stays there', async () => {
    await take({ 2: 'B', 3: 'B' });
    const token = await moveOver();
    const call = 'GET /doctor-cheese-smreds/smreds/quiz/v1/wrong/list';
    expect((await test.ask(call, undefined, { token })).body.data).toEqual({ list: [], total: 0 });
  });

  it('does not hold what has left the bank', async () => {
    await take({ 2: 'B', 3: 'B' });
    expect(await wrong()).toHaveLength(1);
    await test.as('manager', 'DELETE smreds/question/v1/delete?id=1');
    expect(await wrong()).toEqual([]);
  });
});
