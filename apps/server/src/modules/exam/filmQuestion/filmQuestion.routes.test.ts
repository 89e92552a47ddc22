import { useTestApp } from '../../../testing/useTestApp';
import { coursewareUrl as url, watching } from '../../../testing/watching';
import { filmAnswer } from '../../learning/course/learners/study.tables';
import { question, questionVersion } from '../bank/question.tables';
import { questionMistake } from '../question/history/standing.tables';
import { filmQuestionRoutes } from './filmQuestion.routes';
import { studyRoutes } from '../../../testing/calls/making';

const test = useTestApp({ modules: { main: [studyRoutes, filmQuestionRoutes] } });
const { by, tell, watch } = watching(test);

const film = {
  type: 1 as const,
  title: '心动周期',
  durationS: 600,
  content: {
    type: 1 as const,
    chapters: [],
    inOrder: false,
    subtitles: null,
    checks: [
      { second: 60, questionId: 1, mustAnswer: true },
      { second: 90, questionId: 2, mustAnswer: false },
    ],
  },
};

/**
 * Persons 1 and 3 have bought the course, person 2 has not; its questions belong to a bank no one
 * has bought.
 */
beforeEach(() =>
  test.given({
    people: [{}, {}, {}],
    commodities: [{ type: 4 }, { type: 1, productId: 1 }],
    held: [
      { personId: 1, commodityId: 2 },
      { personId: 3, commodityId: 2 },
    ],
    banks: [{ chapters: [[{}, {}]] }],
    courses: [{ chapters: [{ items: [film, {}] }] }],
  }),
);

type By = Awaited<ReturnType<typeof by>>;

const ask = (who: By, second = 60, coursewareId = 1) =>
  test.ask(
    `GET ${url}/film-question?coursewareId=${coursewareId}&second=${second}`,
    undefined,
    who,
  );
const hand = (who: By, given = ['B'], second = 60) =>
  test.ask(`POST ${url}/film-question/answer`, { coursewareId: 1, second, given }, who);

const upToTheStop: [number, number][] = [
  [0, 30],
  [30, 60],
];

async function atTheStop(personId = 1) {
  const who = await by(personId);
  await watch(1, upToTheStop, who);
  return who;
}

describe('the question at a moment of a film', () => {
  it('is told without its key to who has watched up to there', async () => {
    const { status, body } = await ask(await atTheStop());
    expect([status, body.data]).toMatchObject([200, { mustAnswer: true, reviewed: null }]);
    const told = (body.data as { question: object }).question;
    expect(Object.keys(told)).not.toContain('right');
    expect(Object.keys(told)).not.toContain('analysis');
  });

  it('is told to nobody who has not come there, whatever they claim', async () => {
    const who = await by(1);
    await tell('start', { coursewareId: 1 }, who);
    await tell('refresh', { coursewareId: 1, position: 60, seen: [[0, 60]] }, who);
    const refused = { status: 409, body: { key: 'filmQuestion.notReached' } };
    expect(await ask(who)).toMatchObject(refused);
    expect(await hand(who)).toMatchObject(refused);
    expect(await test.database.db.select().from(filmAnswer)).toEqual([]);
  });

  it('is locked with its course, and nothing to a visitor', async () => {
    expect(await ask(await by(2))).toMatchObject({ status: 403, body: { key: 'course.locked' } });
    expect(await test.get(`${url}/film-question?coursewareId=1&second=60`)).toMatchObject({
      status: 401,
    });
  });

  it('is at that second of that film, and nowhere else', async () => {
    const who = await atTheStop();
    for (const [second, coursewareId] of [
      [59, 1],
      [60, 2],
    ] as const) {
      expect(await ask(who, second, coursewareId)).toMatchObject({
        status: 404,
        body: { key: 'filmQuestion.notFound' },
      });
    }
  });

  it('holds nobody where it was taken out of its bank', async () => {
    const who = await atTheStop();
    await test.database.db.update(question).set({ deletedAt: test.clock.now() });
    expect((await ask(who)).body.data).toEqual({
      mustAnswer: true,
      question: null,
      reviewed: null,
    });
    test.clock.pass(30);
    expect(await tell('refresh', { coursewareId: 1, seen: [[60, 90]] }, who)).toMatchObject({
      seen: [[0, 90]],
    });
    // It came back: then it is asked after all.
    await test.database.db.update(question).set({ deletedAt: null });
    expect((await hand(who)).body.data).toMatchObject({ verdict: 'correct' });
  });
});

it('holds nobody where it would be answered on a slide, which no film shows', async () => {
  const who = await atTheStop();
  await test.database.db.update(questionVersion).set({ type: 9 });
  const passed = { mustAnswer: true, question: null, reviewed: null };
  expect((await ask(who)).body.data).toEqual(passed);
  expect(await hand(who, ['10,10'])).toMatchObject({ status: 404 });
  test.clock.pass(30);
  expect(await tell('refresh', { coursewareId: 1, seen: [[60, 90]] }, who)).toMatchObject({
    seen: [[0, 90]],
  });
});

describe('an answer to it', () => {
  it('is marked with key and analysis, once and for good', async () => {
    const who = await atTheStop();
    const { body } = await hand(who, ['A']);
    expect(body.data).toMatchObject({ given: ['A'], right: [['B']], verdict: 'wrong', share: 0 });
    expect((await hand(who, ['B'])).body.data).toMatchObject({ given: ['A'], verdict: 'wrong' });
    expect((await ask(who)).body.data).toMatchObject({ question: null, reviewed: { share: 0 } });
    const wrong = await test.database.db.select().from(questionMistake);
    expect(wrong).toMatchObject([{ personId: 1, questionId: 1, origin: '心动周期' }]);
  });

  it('counts once where two tabs hand it in at the same time', async () => {
    const who = await atTheStop();
    const both = await Promise.all([hand(who, ['A']), hand(who, ['B'])]);
    const given = both.map(({ body }) => (body.data as { given: string[] }).given);
    expect(given[0]).toEqual(given[1]);
    const rows = await test.database.db.select().from(filmAnswer);
    expect(rows).toMatchObject([{ personId: 1, questionId: 1, version: 1, given: given[0] }]);
  });

  it('is of its kind', async () => {
    const who = await atTheStop();
    for (const given of [[], ['Z'], ['A', 'B']]) {
      expect(await hand(who, given)).toMatchObject({ status: 400 });
    }
  });

  it('is one person’s own', async () => {
    await hand(await atTheStop());
    const other = await atTheStop(3);
    expect((await ask(other)).body.data).toMatchObject({ reviewed: null });
    const { body } = await test.ask(`GET ${url}/detail?id=1`, undefined, other);
    expect(body.data).toMatchObject({ checks: [{ isAnswered: false }, { isAnswered: false }] });
  });
});

describe('a film with a question that needs an answer', () => {
  it('is believed no further until it is answered', async () => {
    const who = await atTheStop();
    test.clock.pass(30);
    const claim = { coursewareId: 1, position: 90, seen: [[60, 90]] };
    const held = await tell('refresh', claim, who);
    expect(held).toMatchObject({ seen: [[0, 60]], position: 60 });
    test.clock.pass(30);
    const beyond = { coursewareId: 1, position: 300, seen: [[280, 300]] };
    expect(await tell('refresh', beyond, who)).toMatchObject({ seen: [[0, 60]], position: 60 });
    await hand(who);
    test.clock.pass(30);
    expect(await tell('refresh', claim, who)).toMatchObject({ seen: [[0, 90]], position: 90 });
  });

  it('goes on past one that needs none', async () => {
    const who = await atTheStop();
    await hand(who);
    for (const range of [
      [60, 90],
      [90, 120],
    ]) {
      test.clock.pass(30);
      await tell('refresh', { coursewareId: 1, position: range[1], seen: [range] }, who);
    }
    expect((await ask(who, 90)).body.data).toMatchObject({ mustAnswer: false, reviewed: null });
    expect(await tell('refresh', { coursewareId: 1 }, who)).toMatchObject({ seen: [[0, 120]] });
  });

  it('says in its detail what was answered', async () => {
    const who = await atTheStop();
    await hand(who);
    const { body } = await test.ask(`GET ${url}/detail?id=1`, undefined, who);
    expect(body.data).toMatchObject({
      checks: [
        { second: 60, mustAnswer: true, isAnswered: true },
        { second: 90, mustAnswer: false, isAnswered: false },
      ],
    });
    expect(JSON.stringify(body.data)).not.toContain('questionId');
  });
});
