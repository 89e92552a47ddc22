import type { Quiz, QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useCentre } from '../../../testing/useCentre';
import { questionRoutes } from '../question/question.routes';
import { quizRoutes } from '../quiz/quiz.routes';
import { situationRoutes } from '../situation/situation.routes';
import { myCertificateRoutes } from './myCertificate.routes';

const test = useCentre({
  emergency: [questionRoutes, quizRoutes, myCertificateRoutes, situationRoutes],
});
const me = 'trainee';

const bankOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ stem: `第 ${nth + 1} 题` }));

beforeEach(() =>
  test.given({
    certificateItems: [
      { conditions: { studySeconds: 0, resourceIds: [], quizzes: 2, passScore: 80 } },
    ],
  }),
);

const draw = async (query = '') =>
  (await test.as(me, `GET smreds/question/v1/rand${query}`)).body.data as Quiz;

async function hand(quiz: Quiz, options: ReadonlyMap<number, string>) {
  const answers = quiz.questions.flatMap(({ id }) =>
    options.has(id) ? [{ questionId: id, option: options.get(id) }] : [],
  );
  const asked = { quizId: quiz.quizId, answers };
  return (await test.as(me, 'POST smreds/quiz/v1/submit', asked)).body.data as QuizResult;
}

const blank = new Map<number, string>();
const keysOf = ({ questions }: QuizResult) => new Map(questions.map((one) => [one.id, one.answer]));
const honest = ({ questions }: Quiz) => new Map(questions.map(({ id }) => [id, 'B']));

/** A blank quiz shows every key; then what was copied from it is handed in. */
async function copy(query: string, first = '') {
  const keys = keysOf(await hand(await draw(first), blank));
  test.clock.pass(60);
  const copied = await hand(await draw(query), keys);
  test.clock.pass(60);
  return copied;
}

const claim = () => test.as(me, 'POST smreds/cre/v1/my/claim', { itemId: 1 });

async function seenByManager() {
  const day = 86_400_000;
  const now = test.clock.time.getTime();
  const period = `from=${now - day}&to=${now + day}`;
  const read = async (path: string) =>
    (await test.as('manager', `GET smreds/situation/v1/${path}`)).body.data as never;
  const { list } = (await read(`people?${period}&order=1`)) as { list: { userId: number }[] };
  const { quizzes, averageScore } = (await read(`overview?${period}`)) as Record<string, unknown>;
  return { overview: { quizzes, averageScore }, person: list.find(({ userId }) => userId === 2) };
}

describe('a certificate for two tests passed', () => {
  it('is not earned by copying what a blank quiz showed', async () => {
    await test.given({ questions: bankOf(10) });
    expect(await copy('?onlyWrong=true')).toMatchObject({ score: 100, isTest: false });
    expect(await copy('?onlyWrong=true', '?count=10')).toMatchObject({ isTest: false });
    expect((await claim()).body).toMatchObject({ message: '尚未满足证书的领取条件' });
  });

  it('is not earned by drawing the same again', async () => {
    await test.given({ questions: bankOf(15) });
    expect(await copy('')).toMatchObject({ isTest: false });
    expect(await copy('')).toMatchObject({ isTest: false });
    expect((await claim()).status).not.toBe(200);
  });

  it('is not earned by short ones', async () => {
    await test.given({ questions: bankOf(40) });
    await hand(await draw(), blank);
    for (const count of [1, 5, 9]) {
      const quiz = await draw(`?count=${count}`);
      expect(await hand(quiz, honest(quiz))).toMatchObject({ score: 100, isTest: false });
    }
    expect((await claim()).status).not.toBe(200);
  });

  it('is not earned by looking at one, giving way to another, and coming back prepared', async () => {
    await test.given({ questions: bankOf(15) });
    const looked = await draw();
    expect(looked.isTest).toBe(true);
    const again = await draw();
    expect(again.isTest).toBe(false);
  });

  it('is earned by two of full length at first sight', async () => {
    await test.given({ questions: bankOf(20) });
    for (const nth of [1, 2]) {
      const quiz = await draw();
      expect(await hand(quiz, honest(quiz))).toMatchObject({ score: 100, isTest: true });
      test.clock.pass(60 * nth);
    }
    expect((await claim()).status).toBe(200);
  });
});

describe('the learning situation', () => {
  it('counts tests, and no practice', async () => {
    await test.given({ questions: bankOf(10) });
    await copy('?onlyWrong=true');
    const { overview, person } = await seenByManager();
    expect(overview).toEqual({ quizzes: 1, averageScore: 0 });
    expect(person).toMatchObject({ quizzes: 1, averageScore: 0 });
  });
});
