import { lessonTest } from '@cheese/domain/rules/learning/lessonTest';
import { useTestApp } from '../../../testing/useTestApp';
import { courseware } from '../../learning/course/course.tables';
import { courseLearner, coursewareProgress } from '../../learning/course/learners/study.tables';
import { practiceRoutes } from './practice.routes';
import { nothingMade } from '../../../testing/files/nothingMade';
import { studyRoutes } from '../../../testing/calls/making';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade), studyRoutes] } });
const at = '/doctor-cheese/practice/v1';
const LESSON = { source: 5, sourceId: 1 };

/** Person 1 has bought the course; its test asks three questions of a bank no one has bought. */
beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [{ type: 4 }, { type: 1, productId: 1 }],
    held: [{ personId: 1, commodityId: 2, endsAt: null }],
    banks: [{ chapters: [[{}, {}, {}, {}]] }],
    courses: [
      {
        chapters: [
          {
            items: [
              {
                type: 64 as const,
                title: '第一讲测试',
                content: { type: 64 as const, questionIds: [3, 1, 2], passShare: 60 },
              },
            ],
          },
        ],
      },
    ],
  }),
);

interface LessonQuestion {
  id: number;
  options: { key: string; text: string }[];
}

async function as(personId: number) {
  const by = { token: await test.signIn(personId) };
  const post = async (call: string, asked: object) =>
    (await test.ask(`POST ${at}/${call}`, asked, by)) as {
      status: number;
      body: { key?: string; data?: { id: number; questionCount: number } };
    };
  async function asked(practiceId: number) {
    const { body } = await test.ask(
      `GET ${at}/question-list?practiceId=${practiceId}`,
      undefined,
      by,
    );
    return (body.data as { questions: LessonQuestion[] }).questions;
  }
  const start = async (more = {}) => post('start', { ...LESSON, ...more });
  /** Hands in the options that are named, wherever they stand this time; 乙 is right. */
  async function handIn(id: number, given: string[]) {
    const questions = await asked(id);
    const answers = given.map((words, place) => ({
      place,
      given: questions[place]!.options.filter(({ text }) => text === words).map(({ key }) => key),
      number: 1,
      isFlagged: false,
      agoMs: 0,
    }));
    await post('save', { practiceId: id, answers });
    return post('submit', { practiceId: id });
  }
  return { by, post, asked, start, handIn };
}

const isStudied = async () => {
  const rows = await test.database.db.select().from(coursewareProgress);
  return rows.some(({ studiedAt }) => studiedAt !== null);
};

it('asks all of its questions, of a bank that is locked, however few are asked for', async () => {
  const { start } = await as(1);
  const { status, body } = await start({ questionCount: 1 });
  expect([status, body.data]).toMatchObject([200, { title: '第一讲测试', questionCount: 3 }]);
});

it('is locked with its lesson', async () => {
  const { start } = await as(2);
  expect(await start()).toMatchObject({ status: 403, body: { key: 'course.locked' } });
});

it('completes the lesson, and the course with it, where it is passed', async () => {
  const { start, handIn } = await as(1);
  const { body } = await start();
  await handIn(body.data!.id, ['乙', '乙', '甲']);
  expect(await isStudied()).toBe(true);
});

it('completes nothing where it is not passed', async () => {
  const { start, handIn } = await as(1);
  const { body } = await start();
  await handIn(body.data!.id, ['乙', '甲', '甲']);
  expect(await isStudied()).toBe(false);
  expect(await test.database.db.select().from(courseLearner)).toEqual([]);
});

it('is not passed by those alone that were wrong before, but by all of them again', async () => {
  const { start, handIn, post } = await as(1);
  const { body } = await start();
  const practiceId = body.data!.id;
  await handIn(practiceId, ['乙', '甲', '甲']);
  const wrong = await post('again', { practiceId, isWrongOnly: true });
  expect(wrong.body.data).toMatchObject({ questionCount: 2 });
  await handIn(wrong.body.data!.id, ['乙', '乙']);
  expect(await isStudied()).toBe(false);
  waited();
  const all = await post('again', { practiceId, isWrongOnly: false });
  await handIn(all.body.data!.id, ['乙', '乙', '乙']);
  expect(await isStudied()).toBe(true);
});

it('tells its learner the best mark of all tries, and how many they were', async () => {
  const { by, start, handIn, post } = await as(1);
  const marks = async () => {
    const asked = 'GET /doctor-cheese/courseware/v1/progress?courseId=1';
    const { body } = await test.ask(asked, undefined, by);
    const rows = body.data as { bestScore: number; tryCount: number }[];
    return rows.map(({ bestScore, tryCount }) => [bestScore, tryCount]);
  };
  expect(await marks()).toEqual([]);
  const { body } = await start();
  const practiceId = body.data!.id;
  await handIn(practiceId, ['乙', '乙', '甲']);
  expect(await marks()).toEqual([[66, 1]]);
  await post('submit', { practiceId });
  expect(await marks()).toEqual([[66, 1]]);
  waited();
  const again = await post('again', { practiceId, isWrongOnly: false });
  await handIn(again.body.data!.id, ['甲', '甲', '甲']);
  expect(await marks()).toEqual([[66, 2]]);
});

/** As long as the next whole try waits. */
const waited = () => test.clock.pass(lessonTest.retryAfterM * 60);

describe('the keys', () => {
  it('are shown to nobody who has not handed in', async () => {
    const { start, handIn, post } = await as(1);
    const { body } = await start();
    const practiceId = body.data!.id;
    const shown = await post('reveal', { practiceId, place: 0 });
    expect(shown).toMatchObject({ status: 409, body: { key: 'practice.afterwards' } });
    await handIn(practiceId, ['乙', '乙', '乙']);
    expect(await isStudied()).toBe(true);
  });

  it('win nothing at once where a blank try was handed in for them', async () => {
    const { start, handIn, post } = await as(1);
    const practiceId = (await start()).body.data!.id;
    await handIn(practiceId, []);
    const tooSoon = { status: 409, body: { key: 'practice.tooSoon' } };
    expect(await start()).toMatchObject(tooSoon);
    expect(await start({ isAnew: true })).toMatchObject(tooSoon);
    // All were wrong: those that were wrong are the whole once more.
    for (const isWrongOnly of [true, false]) {
      expect(await post('again', { practiceId, isWrongOnly })).toMatchObject(tooSoon);
    }
    waited();
    expect(await start()).toMatchObject({ status: 200 });
  });

  it('are not learnt by their letters: questions and options stand elsewhere each time', async () => {
    const { start, asked } = await as(1);
    const orders = new Set<string>();
    const letters = new Set<string>();
    for (let nth = 0; nth < 12; nth += 1) {
      const { body } = await start({ isAnew: true });
      const questions = await asked(body.data!.id);
      orders.add(questions.map(({ id }) => id).join());
      letters.add(questions.map(({ options }) => options.map(({ text }) => text).join('')).join());
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(letters.size).toBeGreaterThan(1);
  });
});

describe('an empty hand-in', () => {
  const shown = async ({ by }: Awaited<ReturnType<typeof as>>, practiceId: number) => {
    const { body } = await test.ask(`GET ${at}/result?practiceId=${practiceId}`, undefined, by);
    return (body.data as { questions: object[] }).questions;
  };

  it('shows the keys of what was answered, and no other', async () => {
    const learner = await as(1);
    const practiceId = (await learner.start()).body.data!.id;
    await learner.handIn(practiceId, ['甲']);
    const [answered, ...open] = await shown(learner, practiceId);
    expect(answered).toMatchObject({ isKeyKept: false, right: [[expect.any(String)]] });
    expect(open).toHaveLength(2);
    for (const one of open) expect(one).toMatchObject({ isKeyKept: true, right: [], analysis: '' });
  });

  it('is followed by others of the same chapter, where the bank of the school has enough', async () => {
    const { start, asked, handIn } = await ofSchool();
    const tries: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const { id } = (await start()).body.data!;
      const ids = (await asked(id)).map((one) => one.id);
      tries.push(ids.sort().join());
      await handIn(id, []);
      waited();
    }
    expect(tries).toEqual(['1,2', '3,4']);
    const { id } = (await start()).body.data!;
    await handIn(id, ['乙', '乙']);
    expect(await isStudied()).toBe(true);
  });

  it('is followed by the same where their teacher wants all that was chosen', async () => {
    const { start, asked, handIn } = await ofSchool({ askCount: 2 });
    const { id } = (await start()).body.data!;
    await handIn(id, []);
    waited();
    const again = (await start()).body.data!;
    expect((await asked(again.id)).map((one) => one.id).sort()).toEqual([1, 2]);
  });
});

/** A course of school 1, whose bank has two more beside the two of its test, and one in words. */
async function ofSchool(more: object = {}) {
  await test.database.empty();
  await test.given({
    people: [{}],
    organisations: [{}],
    memberships: [{ personId: 1, role: 3 }],
    banks: [{ organisationId: 1, chapters: [[{}, {}, {}, {}, inWords], [{}]] }],
    courses: [
      {
        organisationId: 1,
        chapters: [
          {
            items: [
              {
                type: 64 as const,
                title: '第一讲测试',
                content: { type: 64 as const, questionIds: [1, 2], passShare: 60, ...more },
              },
            ],
          },
        ],
      },
    ],
  });
  return as(1);
}

const inWords = { type: 5 as const, stem: '简述', options: [], key: [['止血']] };

it('asks others of a larger supply, and as many as it says are a whole try', async () => {
  const content = { type: 64 as const, questionIds: [3, 1, 2, 4], askCount: 2, passShare: 60 };
  await test.database.db.update(courseware).set({ content });
  const { start, asked, handIn, post } = await as(1);
  const practiceId = (await start()).body.data!.id;
  const first = (await asked(practiceId)).map(({ id }) => id);
  expect(first).toHaveLength(2);
  await handIn(practiceId, []);
  const again = { practiceId, isWrongOnly: true };
  expect(await post('again', again)).toMatchObject({ body: { key: 'practice.tooSoon' } });
  waited();
  // Not those whose keys were just read: what was wrong was everything.
  const { body } = await post('again', again);
  const second = (await asked(body.data!.id)).map(({ id }) => id);
  expect([...first, ...second].sort()).toEqual([1, 2, 3, 4]);
  await handIn(body.data!.id, ['乙', '乙']);
  expect(await isStudied()).toBe(true);
});
