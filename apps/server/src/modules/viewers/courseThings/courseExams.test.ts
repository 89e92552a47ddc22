import { eq, sql } from 'drizzle-orm';
import type { World } from '../../../testing/given';
import { answer } from '../../../testing/examCalls';
import {
  aCourse,
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  STRANGER,
  studyRoutes,
} from '../../../testing/making';
import { useTestApp } from '../../../testing/useTestApp';
import { submitOverdue } from '../../exam/attempt/attempt.jobs';
import { takeExam } from '../../exam/exam/exam.handedIn';
import { examRoutes } from '../../exam/exam/exam.routes';
import { course } from '../../learning/course/course.tables';

const test = useTestApp({ modules: { main: [makingRoutes, studyRoutes, examRoutes] } });
const { given, post, detail, item, saveItem } = making(test);

/** Of nobody but a colleague; of another school; and one that nobody sees yet. */
const exams = [
  {
    organisationId: 1,
    title: '期末考试',
    audience: { kind: 'chosen', organisationId: 1, members: [COLLEAGUE] },
  },
  {
    organisationId: 2,
    title: '外校的考试',
    audience: { kind: 'organisation', organisationId: 2 },
  },
  { organisationId: 1, title: '草稿', publishedAt: null },
] satisfies World['exams'];
const ofExam = { type: 1024 as const, rule: 'handedIn' as const };
/** For one learner of the school, and an empty item. */
const theirs = (thingIds: number[]): World => ({
  exams,
  courses: [
    {
      ...aCourse,
      audience: { kind: 'chosen', members: [LEARNER] },
      chapters: [{ items: [{ ...ofExam, content: { type: 1024, thingIds } }] }],
    },
  ],
});

const named = (...thingIds: number[]) => saveItem({ content: { type: 1024, thingIds } });
const publish = async () =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at: null });
const ask = async (how: string, asked?: object, by: number = LEARNER) =>
  test.ask(how.replace(' ', ' /doctor-cheese/'), asked, { token: await test.signIn(by) });
const opens = async () =>
  ((await ask('GET courseware/v1/detail?id=1')).body.data as { opens: object[] }).opens;
const listed = async (by: number = LEARNER) =>
  ((await ask('GET exam/v1/list?page=1&pageCnt=9', undefined, by)).body.data as { total: number })
    .total;
const enter = async (by: number = LEARNER) =>
  (await ask('POST exam/v1/enter', { examId: 1 }, by)).status;
const save = async (number: number) =>
  (await ask('POST exam/v1/answer', { attemptId: 1, answers: [answer(0, ['B'], { number })] }))
    .body;
const begin = () => ask('POST courseware/v1/learn/start', { coursewareId: 1 });
const isStudied = async () =>
  ((await ask('GET courseware/v1/progress?courseId=1')).body.data as { isStudied: boolean }[])[0]
    ?.isStudied;

it('names what the school examines, and lends it to who learns the course', async () => {
  await given(theirs([]));
  expect((await item()).fault).toBe('还没有选择考试');
  expect((await named(2)).body.message).toBe('所选资源不存在');
  expect((await named(3)).body.message).toBe('所选资源不存在');
  expect((await named(1)).body.data).toEqual({ edition: 2, fault: null });
  expect([await listed(), await enter()]).toEqual([0, 404]);
  await publish();
  expect(await opens()).toMatchObject([{ name: '期末考试', page: 'exam', state: 'open' }]);
  expect(await listed()).toBe(1);
  expect((await ask('GET exam/v1/description?examId=1')).status).toBe(200);
  expect([await enter(), await enter(ADMIN), await enter(STRANGER)]).toEqual([200, 404, 404]);
  expect(await listed(ADMIN)).toBe(0);
});

it('is completed once it is handed in, and not by a word', async () => {
  await given(theirs([1]));
  await publish();
  await begin();
  const said = { coursewareId: 1, isMarked: true };
  expect((await ask('POST courseware/v1/learn/refresh', said)).body.key).toBe(
    'courseware.notByHand',
  );
  await enter();
  await save(1);
  expect(await isStudied()).toBe(false);
  await ask('POST exam/v1/submit', { attemptId: 1 });
  expect(await isStudied()).toBe(true);
});

it('is completed where the clock hands it in, or where it was handed in before', async () => {
  await given(theirs([1]));
  await publish();
  await begin();
  await enter();
  test.clock.pass(2 * 3600);
  const { db } = test.database;
  await submitOverdue({ db, clock: test.clock, log: test.app.log, onEnded: takeExam });
  expect(await isStudied()).toBe(true);
  await test.database.db.execute(sql`delete from courseware_progress`);
  expect((await begin()).body.data).toMatchObject({ isStudied: true });
  expect(await isStudied()).toBe(true);
});

it('ends with the course, also for who is at it', async () => {
  await given(theirs([1]));
  await publish();
  await enter();
  expect(await save(1)).toMatchObject({ data: { isOpen: true } });
  await test.database.db
    .update(course)
    .set({ withdrawnAt: test.clock.now() })
    .where(eq(course.id, 1));
  test.clock.pass(16);
  expect(await save(2)).toMatchObject({ key: 'exam.notMeant' });
  expect([await listed(), await enter()]).toEqual([0, 404]);
});
