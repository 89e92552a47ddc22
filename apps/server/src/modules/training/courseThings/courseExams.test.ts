import { eq, sql } from 'drizzle-orm';
import type { World } from '../../../testing/given/given';
import { answer } from '../../../testing/calls/examCalls';
import {
  aCourse,
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  STRANGER,
  studyRoutes,
  TEACHER,
} from '../../../testing/calls/making';
import { notices } from '../../../testing/given/school/notices';
import { useTestApp } from '../../../testing/useTestApp';
import { submitOverdue } from '../../exam/attempt/attempt.jobs';
import { takeExam, takeShown } from '../../exam/exam/sitting/exam.handedIn';
import { examRoutes } from '../../exam/exam/exam.routes';
import { examManageRoutes } from '../../exam/examManage/examManage.routes';
import { examWatchRoutes } from '../../exam/examWatch/examWatch.routes';
import { course } from '../../learning/course/course.tables';

const test = useTestApp({
  modules: {
    main: [makingRoutes, studyRoutes, examRoutes, examManageRoutes, examWatchRoutes, notices],
  },
});
const { given, post, detail, item, saveItem } = making(test);

/** An exam for one colleague only, one of another school, and a draft. */
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

/** For two of the school, with one exam of two questions. */
const ofBoth = (more: object): World => {
  const world = theirs([1]);
  return {
    exams: [{ ...exams[0], ...more }],
    courses: world.courses!.map((one) => ({
      ...one,
      audience: { kind: 'chosen', members: [LEARNER, COLLEAGUE] },
    })),
  };
};

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
const begin = (by: number = LEARNER) =>
  ask('POST courseware/v1/learn/start', { coursewareId: 1 }, by);
const isStudied = async (by: number = LEARNER) =>
  (
    (await ask('GET courseware/v1/progress?courseId=1', undefined, by)).body.data as {
      isStudied: boolean;
    }[]
  )[0]?.isStudied;
const services = () => ({ db: test.database.db, clock: test.clock, log: test.app.log });
async function handIn(by: number, given: string[], attemptId = 1) {
  await enter(by);
  const answers = [answer(0, given)];
  if (given.length > 0) await ask('POST exam/v1/answer', { attemptId, answers }, by);
  expect((await ask('POST exam/v1/submit', { attemptId }, by)).status).toBe(200);
}

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

it('is completed once marks are shown that pass it, and not by a word or an empty paper', async () => {
  await given(ofBoth({ passScore: 100 }));
  await publish();
  await begin();
  const said = { coursewareId: 1, isMarked: true };
  expect((await ask('POST courseware/v1/learn/refresh', said)).body.key).toBe(
    'courseware.notByHand',
  );
  await handIn(LEARNER, []);
  await begin(COLLEAGUE);
  await handIn(COLLEAGUE, ['B'], 2);
  await takeShown(services());
  // Completion while the exam may still be withdrawn would reveal the result.
  expect([await isStudied(), await isStudied(COLLEAGUE)]).toEqual([false, false]);
  test.clock.pass(2 * 3600);
  await takeShown(services());
  expect([await isStudied(), await isStudied(COLLEAGUE)]).toEqual([false, true]);
});

it('waits for who marks it', async () => {
  await given(ofBoth({ passScore: 100, resultFrom: new Date(0) }));
  await publish();
  await begin();
  await handIn(LEARNER, ['A']);
  test.clock.pass(60);
  await takeShown(services());
  expect(await isStudied()).toBe(false);
  await test.database.db.execute(sql`update question_attempt set gained = 100`);
  await takeShown(services());
  expect(await isStudied()).toBe(true);
});

it('is completed by half of the answers where it has no pass mark', async () => {
  await given(ofBoth({ passScore: 0 }));
  await publish();
  await begin();
  await handIn(LEARNER, []);
  await begin(COLLEAGUE);
  await handIn(COLLEAGUE, ['A'], 2);
  expect([await isStudied(), await isStudied(COLLEAGUE)]).toEqual([false, true]);
});

it('is completed where the clock hands it in, or where it was handed in before', async () => {
  await given(ofBoth({ passScore: 0 }));
  await publish();
  await begin();
  await enter();
  await save(1);
  test.clock.pass(2 * 3600);
  await submitOverdue({ ...services(), onEnded: takeExam });
  expect(await isStudied()).toBe(true);
  await test.database.db.execute(sql`delete from courseware_progress`);
  expect((await begin()).body.data).toMatchObject({ isStudied: true });
  expect(await isStudied()).toBe(true);
});

it('tells who learns when it is and what passes it', async () => {
  await given(ofBoth({ passScore: 100 }));
  await publish();
  expect(await opens()).toMatchObject([
    { exam: { questionCount: 2, totalScore: 2, passScore: 1, startsAt: expect.any(Number) } },
  ]);
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

it('is extended for, watched with and called off before who has it through a course alone', async () => {
  await given(theirs([1]));
  const extend = async (personId: number, shownExtraS = 0) => {
    const asked = { examId: 1, personId, minutes: 10, shownExtraS };
    return (await ask('POST exam/watch/v1/extend', asked, TEACHER)).body;
  };
  expect(await extend(LEARNER)).toMatchObject({ key: 'exam.stranger' });
  await publish();
  expect(await extend(LEARNER)).toMatchObject({ data: { extraS: 600 } });
  expect(await extend(STRANGER)).toMatchObject({ key: 'exam.stranger' });
  const live = (await ask('GET exam/watch/v1/live?examId=1', undefined, TEACHER)).body;
  const { list } = live.data as { list: { personId: number }[] };
  expect(list.map(({ personId }) => personId).sort()).toEqual([LEARNER, COLLEAGUE]);
  const why = { examId: 1, edition: 1, reason: '试卷有误' };
  expect((await ask('POST exam/manage/v1/cancel', why, TEACHER)).status).toBe(200);
  const told = async (by: number) =>
    ((await ask('GET notice/v1/official/list', undefined, by)).body.data as { total: number })
      .total;
  expect([await told(LEARNER), await told(COLLEAGUE), await told(STRANGER)]).toEqual([1, 1, 0]);
});
