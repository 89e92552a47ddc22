import type {
  Quiz,
  QuizResult,
  QuizSupply,
} from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { centreUrl } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { certificateRecordRoutes } from '../certificate/certificateRecord.routes';
import { myCertificateRoutes } from '../certificate/myCertificate.routes';
import { questionRoutes } from '../question/question.routes';
import { quizRoutes } from './quiz.routes';

const test = useCentre({
  emergency: [questionRoutes, quizRoutes, certificateRecordRoutes, myCertificateRoutes],
});

const bankOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ stem: `第 ${nth + 1} 题` }));

/** Signed in anew each time: years pass between the calls. */
const ask = async (call: string, asked?: object) => {
  const [method, path] = call.split(' ');
  const token = await test.signIn(2);
  return (await test.ask(`${method} ${centreUrl}/${path}`, asked, { token })).body;
};

const draw = async (query = '') => (await ask(`GET smreds/question/v1/rand${query}`)).data as Quiz;
const giveUp = ({ quizId }: Quiz) => ask('PUT smreds/quiz/v1/give-up', { quizId });
const supply = async (query = '') =>
  (await ask(`GET smreds/quiz/v1/supply${query}`)).data as QuizSupply;
const claim = (itemId = 1) => ask('POST smreds/cre/v1/my/claim', { itemId });
const idsOf = (quizzes: Pick<Quiz, 'questions'>[]) =>
  quizzes.flatMap(({ questions }) => questions.map(({ id }) => id));
const common = (some: Quiz, others: Pick<Quiz, 'questions'>) => {
  const known = new Set(idsOf([others]));
  return idsOf([some]).filter((id) => known.has(id));
};

/** Hands in what is right, or with `key` another option. */
async function hand({ quizId, questions }: Quiz, key = 'B') {
  const answers = questions.map(({ id }) => ({ questionId: id, option: key }));
  test.clock.pass(60);
  const result = (await ask('POST smreds/quiz/v1/submit', { quizId, answers })).data as QuizResult;
  test.clock.pass(60);
  return result;
}

const item = {
  conditions: { studySeconds: 0, resourceIds: [], quizzes: 1, passScore: 80 },
  validDays: 365,
};

describe('practice', () => {
  it('asks what was seen, and uses up nothing', async () => {
    await test.given({ questions: bankOf(30) });
    const seen = await hand(await draw(), 'A');
    for (const query of ['?count=5', '?count=9', '?onlyWrong=true', '?count=1']) {
      const practice = await draw(query);
      expect(practice.isTest).toBe(false);
      expect(common(practice, seen)).toHaveLength(practice.questions.length);
    }
    expect(await supply()).toEqual({ bank: 30, fresh: 20, seen: 10 });
    expect((await hand(await draw())).isTest).toBe(true);
    expect((await hand(await draw())).isTest).toBe(true);
  });

  it('of nothing is refused in words, where a test can be had', async () => {
    await test.given({ questions: bankOf(30) });
    expect(await ask('GET smreds/question/v1/rand?count=5')).toMatchObject({
      flag: 409,
      message: '练习只从您见过的题目中抽取，这里还没有。请先做一次满 10 题的测验，或放宽出题范围',
    });
  });

  it('is all that a bank without enough for a test is good for', async () => {
    await test.given({ questions: bankOf(8) });
    expect(await supply()).toEqual({ bank: 8, fresh: 8, seen: 0 });
    expect(await draw('?count=5')).toMatchObject({ isTest: false });
  });
});

describe('who has seen nearly everything', () => {
  it('practises what was seen; the rest waits until there is enough for a test', async () => {
    await test.given({ questions: bankOf(16) });
    await hand(await draw());
    expect(await supply()).toEqual({ bank: 16, fresh: 6, seen: 10 });
    expect(await draw()).toMatchObject({ isTest: false, questions: { length: 10 } });
    expect(await supply()).toMatchObject({ fresh: 6 });
    await test.given({ questions: bankOf(4) });
    expect(await draw()).toMatchObject({ isTest: true });
  });

  it('by giving up gets no test of known questions', async () => {
    await test.given({ questions: bankOf(30), certificateItems: [item] });
    for (const nth of [1, 2, 3]) {
      const looked = await draw();
      expect(looked).toMatchObject({ isTest: true });
      test.clock.pass(nth);
      await giveUp(looked);
    }
    expect((await hand(await draw())).isTest).toBe(false);
    expect(await claim()).toMatchObject({ flag: 409 });
  });
});

describe('a renewal', () => {
  beforeEach(() =>
    test.given({
      questions: bankOf(20),
      certificateItems: [item, { ...item, name: '另一种' }, { ...item, validDays: null }],
    }),
  );

  /** The first certificate; nothing of the bank is left to be seen. */
  async function firstRound() {
    await hand(await draw());
    expect(await claim()).toMatchObject({ data: { state: 'valid' } });
    test.clock.pass(60);
    await hand(await draw());
  }

  const days = (count: number) => test.clock.pass(count * 86_400);

  it('begins anew, with what was not seen since the certificate', async () => {
    await firstRound();
    expect(await supply()).toEqual({ bank: 20, fresh: 0, seen: 20 });
    days(366);
    expect(await supply()).toEqual({ bank: 20, fresh: 10, seen: 20 });
    expect(await hand(await draw())).toMatchObject({ isTest: true });
    expect(await supply()).toMatchObject({ fresh: 0 });
    expect(await claim()).toMatchObject({ data: { state: 'valid' } });
  });

  it('asks first what was never seen', async () => {
    await hand(await draw());
    await claim();
    days(40);
    const second = await draw();
    expect(second).toMatchObject({ isTest: true });
    await hand(second);
    expect((await claim(2)).flag).toBe(0);
  });

  it('is not earned by copying within its round', async () => {
    await firstRound();
    days(366);
    await hand(await draw(), 'A');
    expect(await hand(await draw())).toMatchObject({ isTest: false, score: 100 });
    expect(await hand(await draw('?onlyWrong=true'))).toMatchObject({ isTest: false });
    days(40);
    // The second test of the first round was passed after the certificate, and counts for this one.
    expect(await hand(await draw())).toMatchObject({ isTest: false });
  });

  it('is not earned by practising first, nor is it used up by that', async () => {
    await hand(await draw(), 'A');
    await hand(await draw());
    await claim();
    days(366);
    expect(await supply()).toMatchObject({ fresh: 20 });
    const practice = await draw('?onlyWrong=true');
    await hand(practice);
    expect(await supply()).toMatchObject({ fresh: 10 });
    const fresh = await draw();
    expect(fresh).toMatchObject({ isTest: true });
    expect(common(fresh, practice)).toEqual([]);
    await hand(fresh);
    days(31);
    expect(await supply()).toMatchObject({ fresh: 10 });
  });

  it('is not earned with a test that was drawn before the certificate and seen after', async () => {
    await hand(await draw());
    const held = await draw();
    test.clock.pass(60);
    expect(await claim()).toMatchObject({ flag: 0 });
    const keys = await hand(held, 'A');
    days(40);
    const next = await draw();
    expect(next).toMatchObject({ isTest: true });
    expect(common(next, keys)).toEqual([]);
  });

  it('is not earned with what was given up in its round', async () => {
    await firstRound();
    days(40);
    const looked = await draw();
    expect(looked.isTest).toBe(true);
    test.clock.pass(60);
    await giveUp(looked);
    days(40);
    expect((await draw()).isTest).toBe(false);
  });

  it('opens no second sight for another certificate', async () => {
    await firstRound();
    days(40);
    expect(await hand(await draw())).toMatchObject({ isTest: true, score: 100 });
    expect((await claim(2)).flag).toBe(0);
    const conditions = { ...item.conditions, quizzes: 3 };
    await test.given({ certificateItems: [{ ...item, conditions }] });
    // Three tests were passed, two of them at the first sight of all.
    expect(await claim(4)).toMatchObject({ flag: 409 });
  });

  it('is not begun by what never expires, nor by what was revoked', async () => {
    await hand(await draw());
    await claim(3);
    const { data } = (await claim(1)) as { data: { id: number } };
    await test.as('manager', 'PUT smreds/cre/v1/record/revoke', { id: data.id, reason: '代答' });
    await hand(await draw());
    days(40);
    expect(await supply()).toMatchObject({ fresh: 0 });
    expect((await draw()).isTest).toBe(false);
  });
});
