import { making, makingRoutes, LEARNER, TEACHER } from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { courseLearner, coursewareProgress } from '../course/learners/study.tables';

const test = useTestApp({ modules: { main: [makingRoutes] } });
const { given, post, saveItem } = making(test);

const counted = async () => (await test.database.db.select().from(courseLearner))[0]?.studiedCount;

beforeEach(async () => {
  const teachers = [{ personId: TEACHER, organisationId: 1 }];
  const chapters = [{ items: [{}, {}] }];
  await given({ courses: [{ organisationId: 1, createdBy: TEACHER, teachers, chapters }] });
  const now = test.clock.now();
  const [of, at] = [
    { personId: LEARNER, courseId: 1 },
    { firstAt: now, lastAt: now },
  ];
  const { db } = test.database;
  await db.insert(courseLearner).values({ ...of, ...at, studiedCount: 2 });
  const done = [1, 2].map((coursewareId) => ({ ...of, ...at, coursewareId, studiedAt: now }));
  await db.insert(coursewareProgress).values(done);
});

it('what is taken out of a course no longer counts, until it comes back', async () => {
  const { body } = await post('item/remove', { itemId: 1 });
  expect(await counted()).toBe(1);
  await post('restore', { courseId: 1, ...(body.data as { removedAt: number }) });
  expect(await counted()).toBe(2);
  const gone = await post('chapter/remove', { chapterId: 1 });
  expect([gone.status, await counted()]).toEqual([200, 0]);
});

it('nor does what is hidden', async () => {
  expect((await saveItem({ isHidden: true })).status).toBe(200);
  expect(await counted()).toBe(1);
});
