import { commenting, seeing } from '../../../testing/calls/commenting';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { commentRoutes } from '../../learning/comment/comment.routes';
import { noticeRoutes } from '../../people/notice/notice.routes';
import { exam } from '../exam/exam.tables';
import { examRoutes } from '../exam/exam.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { questionStanding } from '../question/history/standing.tables';
import { seeSpokenQuestion, shutByExam } from './questionTalk.see';
import { questionTalkRoutes } from './questionTalk.routes';

const comments = commentRoutes({ ...seeing, seeQuestion: seeSpokenQuestion });
const main = [
  comments,
  questionTalkRoutes,
  noticeRoutes(shutByExam),
  practiceRoutes(nothingMade),
  examRoutes,
];
const test = useTestApp({ modules: { main } });
const { ask, replied, noticesOf } = commenting(test);

const [learner, mate, teacher, stranger, operator, nobody] = [1, 2, 3, 4, 5, 6] as const;
/**
 * A question of the platform's free bank, of the school's bank, and of a bank nobody has bought.
 */
const [FREE, SCHOOLS, SOLD] = [1, 3, 5] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}, { isPlatformAdmin: true }, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: learner, role: 3, number: '1' },
      { personId: mate, role: 3, number: '2' },
      { personId: teacher, role: 2 },
      { personId: stranger, role: 3, organisationId: 2, number: '1' },
    ],
    commodities: [
      { type: 4, charge: 1, productId: 1 },
      { type: 4, charge: 2, productId: 3 },
    ],
    banks: [
      { chapters: [[{ stem: '甲题' }, { stem: '乙题' }]] },
      { organisationId: 1, createdBy: teacher, chapters: [[{ stem: '校题' }, {}]] },
      { freeCount: 0, chapters: [[{ stem: '未购题' }]] },
    ],
  }),
);

const bankOf = { [FREE]: 1, 2: 1, [SCHOOLS]: 2, [SOLD]: 3 };

/** Records answers of these people. */
const answered = (questionId: keyof typeof bankOf, people: readonly number[], given = ['A']) =>
  test.database.db.insert(questionStanding).values(
    people.map((personId) => ({
      personId,
      questionId,
      bankId: bankOf[questionId],
      type: 1 as const,
      version: 1,
      given,
      share: 0,
      answeredAt: test.clock.now(),
    })),
  );

const say = (by: number, subjectId: number, text = '选B，因为……') =>
  ask('POST add', by, { subjectType: 6, subjectId, text });
const read = (by: number | null, subjectId: number) =>
  ask(`GET list?subjectType=6&subjectId=${subjectId}`, by);
const at = '/doctor-cheese/question-library/v1/talk';
const counts = async (by: number, questionIds: readonly number[]) => {
  const token = await test.signIn(by);
  const { body } = await test.ask(`POST ${at}/count`, { questionIds }, { token });
  return body.data as { questionId: number; count: number }[];
};
const question = async (by: number, id: number) => {
  const token = await test.signIn(by);
  return test.ask(`GET ${at}/question?questionId=${id}`, undefined, { token });
};

describe('what is said at a question', () => {
  it('is read and written by who has answered it, and by nobody before', async () => {
    await answered(FREE, [learner, stranger]);
    expect((await say(learner, FREE)).status).toBe(200);
    expect((await read(stranger, FREE)).body.data).toMatchObject({
      list: [{ text: '选B，因为……', mayModerate: false }],
    });
    for (const way of [read(mate, FREE), say(mate, FREE)]) {
      expect((await way).body).toMatchObject({ key: 'question.unanswered' });
    }
    expect((await read(null, FREE)).status).toBe(401);
    expect((await question(mate, FREE)).body).toMatchObject({ key: 'question.unanswered' });
    expect((await question(learner, FREE)).body.data).toMatchObject({
      bankName: '题库1',
      isAnswered: true,
      question: { stem: '甲题', given: ['A'], right: [['B']] },
    });
  });

  it('is no reward for an empty answer', async () => {
    await answered(FREE, [learner], [' ']);
    expect((await read(learner, FREE)).body).toMatchObject({ key: 'question.unanswered' });
  });

  it('is for nobody who cannot open the bank', async () => {
    await answered(SOLD, [learner]);
    expect((await read(learner, SOLD)).body).toMatchObject({ key: 'bank.locked' });
    expect((await read(learner, 99)).status).toBe(404);
    expect((await read(operator, SOLD)).status).toBe(200);
  });

  it('at a bank of a school stays within it, where its teachers keep order', async () => {
    await answered(SCHOOLS, [learner, mate, stranger, nobody]);
    await say(learner, SCHOOLS);
    expect((await read(mate, SCHOOLS)).status).toBe(200);
    for (const by of [stranger, nobody]) {
      expect((await read(by, SCHOOLS)).body).toMatchObject({ key: 'question.notFound' });
      expect((await say(by, SCHOOLS)).status).toBe(404);
      expect(await counts(by, [SCHOOLS])).toEqual([]);
    }
    expect((await read(teacher, SCHOOLS)).body.data).toMatchObject({
      list: [{ mayModerate: true }],
    });
    expect((await ask('PUT state', teacher, { id: 1, state: 0 })).status).toBe(200);
    expect((await read(mate, SCHOOLS)).body.data).toMatchObject({ total: 0 });
    expect((await ask('PUT state', mate, { id: 1, state: 1 })).status).toBe(404);
  });

  it('is told to who is answered, with the question that it stands at', async () => {
    await answered(FREE, [learner, mate]);
    await say(learner, FREE);
    await replied(mate, 1, '同意');
    expect(await noticesOf(learner, 'reply')).toMatchObject([
      { text: '同意', about: { productType: 8192, productId: FREE } },
    ]);
    expect((await ask('GET reply/list?commentId=1', stranger)).status).toBe(403);
    expect((await ask('PUT like', stranger, { id: 1, isLiked: true })).status).toBe(403);
  });
});

describe('question-library/v1/talk/count', () => {
  it('counts what everybody may read, replies as well, of what one may discuss', async () => {
    await answered(FREE, [learner, mate]);
    await answered(SOLD, [learner]);
    await say(learner, FREE);
    await replied(mate, 1, '同意');
    await say(mate, FREE, '藏起来');
    await replied(learner, 3, '藏在下面');
    await ask('PUT state', operator, { id: 3, state: 0 });
    expect(await counts(learner, [FREE, 2, SOLD, SCHOOLS, 99])).toEqual([
      { questionId: FREE, count: 2 },
    ]);
    expect(await counts(operator, [2])).toEqual([{ questionId: 2, count: 0 }]);
  });
});

describe('while an exam asks it', () => {
  const HOUR_S = 3600;
  const ofSchool = {
    organisationId: 1,
    audience: { kind: 'organisation' as const, organisationId: 1 },
  };
  const give = (row: object) =>
    test.given({ exams: [{ ...ofSchool, questionIds: [FREE], ...row }] });
  const heard = async (by: number) => (await read(by, FREE)).body['key'] ?? 'open';
  beforeEach(() => answered(FREE, [learner, stranger]));

  it.each([
    ['is under way', {}],
    [
      'may draw it',
      {
        plan: {
          sections: [
            {
              title: '',
              note: '',
              items: [],
              draws: [{ pool: [[FREE, 1, null]], count: 1, score: 100 }],
            },
          ],
        },
      },
    ],
  ])('nothing is said of it at that school where the exam %s', async (_, row) => {
    await give(row);
    expect(await heard(learner)).toBe('question.asked');
    expect(await counts(learner, [FREE])).toEqual([]);
    expect(await heard(stranger)).toBe('open');
  });

  it.each([
    ['is being made', { publishedAt: null }],
    ['is to come', { startsAt: new Date('2027-01-01'), endsAt: new Date('2027-01-02') }],
    ['is under way', {}],
  ])('nobody is told which of a bank it asks where the exam %s', async (_, row) => {
    await answered(2, [learner]);
    await give(row);
    const ids = (await counts(learner, [FREE, 2])).map(({ questionId }) => questionId);
    expect([[], [FREE, 2]]).toContainEqual(ids);
    expect((await read(learner, 2)).body['key'] ?? 'open').toBe(await heard(learner));
  });

  it('after its end only what it asked waits for its keys', async () => {
    await answered(2, [learner]);
    await give({ reviewFrom: new Date('2027-01-01') });
    test.clock.pass(2 * HOUR_S);
    expect(await counts(learner, [FREE, 2])).toEqual([{ questionId: 2, count: 0 }]);
  });

  it('is open again once keys may be seen, and where the exam was called off', async () => {
    await give({});
    test.clock.pass(2 * HOUR_S);
    expect(await heard(learner)).toBe('open');
    await give({ endsAt: new Date('2027-01-02') });
    expect(await heard(learner)).toBe('question.asked');
    await test.database.db.update(exam).set({ cancelledAt: test.clock.now() });
    expect(await heard(learner)).toBe('open');
  });

  it('is closed to who is at an exam of the platform themself', async () => {
    await test.given({ exams: [{ questionIds: [FREE] }] });
    expect(await heard(learner)).toBe('open');
    const token = await test.signIn(learner);
    await test.ask('POST /doctor-cheese/exam/v1/enter', { examId: 1 }, { token });
    expect(await heard(learner)).toBe('question.secret');
    expect(await heard(stranger)).toBe('open');
  });

  it('is in the messages of who sits it no more than that somebody answered', async () => {
    await answered(FREE, [mate]);
    await test.given({ exams: [{ questionIds: [FREE] }] });
    for (const by of [learner, mate]) await say(by, FREE);
    const token = await test.signIn(learner);
    await test.ask('POST /doctor-cheese/exam/v1/enter', { examId: 1 }, { token });
    for (const id of [1, 2]) await replied(stranger, id, '选B');
    await ask('PUT like', stranger, { id: 1, isLiked: true });
    const shut = { others: 0, about: { productId: FREE, excerpt: null } };
    expect(await noticesOf(learner, 'reply')).toMatchObject([{ ...shut, text: null }]);
    expect(await noticesOf(learner, 'like')).toMatchObject([shut]);
    expect(await noticesOf(mate, 'reply')).toMatchObject([
      { text: '选B', about: { excerpt: '选B，因为……' } },
    ]);
    await test.ask('POST /doctor-cheese/exam/v1/submit', { attemptId: 1 }, { token });
    test.clock.pass(HOUR_S);
    expect(await noticesOf(learner, 'reply')).toMatchObject([{ text: '选B' }]);
  });

  it('is told to its teachers all the same', async () => {
    await answered(SCHOOLS, [learner]);
    await say(teacher, SCHOOLS);
    await replied(learner, 1, '选B');
    await give({ questionIds: [SCHOOLS] });
    expect(await noticesOf(teacher, 'reply')).toMatchObject([{ text: '选B' }]);
  });
});
