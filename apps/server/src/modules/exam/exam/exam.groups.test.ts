import { eq } from 'drizzle-orm';
import { answer } from '../../../testing/calls/examCalls';
import { schoolExam, TEACHER } from '../../../testing/given/school/schoolExam';
import { useTestApp } from '../../../testing/useTestApp';
import { membership } from '../../people/organisation/member.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import { audienceGroup } from '../../school/audience/audience.tables';
import { examManageRoutes } from '../examManage/examManage.routes';
import { examReportRoutes } from '../examReport/examReport.routes';
import { examWatchRoutes } from '../examWatch/examWatch.routes';
import { examRoutes } from './exam.routes';

const test = useTestApp({
  modules: { main: [examRoutes, examManageRoutes, examReportRoutes, examWatchRoutes] },
});
const { given, get, post, sit } = schoolExam(test);
const [INSIDE, LATER, OUTSIDE] = [5, 6, 7] as const;
const CLASS = 1;
/** For how long a node remembers whom an exam is meant for. */
const REMEMBERED_S = 15;

const placeOf = async (personId: number) => {
  const { db } = test.database;
  const rows = await db.select().from(membership).where(eq(membership.personId, personId));
  return { teachingClassId: CLASS, membershipId: rows[0]?.id ?? 0, role: 3, by: 2 } as const;
};
const joins = async (personId: number) =>
  test.database.db
    .insert(teachingPlace)
    .values({ ...(await placeOf(personId)), joinedAt: test.clock.now() });
const leaves = async (personId: number) =>
  test.database.db
    .update(teachingPlace)
    .set({ leftAt: test.clock.now() })
    .where(eq(teachingPlace.membershipId, (await placeOf(personId)).membershipId));

beforeEach(async () => {
  const { db } = test.database;
  await given(3, { audience: { kind: 'groups', organisationId: 1 } });
  await db
    .insert(term)
    .values({ organisationId: 1, name: '秋', startsOn: '2026-09-01', endsOn: '2027-01-15' });
  await db.insert(teachingClass).values({
    organisationId: 1,
    termId: 1,
    name: '甲班',
    courseName: '生理学',
    createdAt: test.clock.now(),
  });
  await db.insert(audienceGroup).values({ audienceId: 1, teachingClassId: CLASS });
  await joins(INSIDE);
});

const listed = async (personId: number) =>
  ((await get('v1/list?page=1', personId)).body.data as { total: number }).total;
const enters = async (personId: number) => (await post('v1/enter', { examId: 1 }, personId)).status;
const namesIn = async (path: string) => {
  const { list } = (await get(path)).body.data as { list: { name: string }[] };
  return list.map(({ name }) => name).sort();
};

it('is found, sat and expected by the learners of the class alone', async () => {
  expect([await listed(INSIDE), await listed(OUTSIDE), await listed(TEACHER)]).toEqual([1, 0, 0]);
  expect([await enters(OUTSIDE), await enters(INSIDE)]).toEqual([404, 200]);
  expect(await namesIn('report/v1/gradebook?examId=1')).toEqual(['学员5']);
});

it('is seen by whoever joins later, at once', async () => {
  expect(await enters(LATER)).toBe(404);
  await joins(LATER);
  expect([await listed(LATER), await enters(LATER)]).toEqual([1, 200]);
  expect(await namesIn('report/v1/gradebook?examId=1')).toEqual(['学员5', '学员6']);
});

it('is lost by whoever leaves, who keeps the work', async () => {
  await sit(INSIDE, ['B'], '止血');
  await leaves(INSIDE);
  test.clock.pass(REMEMBERED_S);
  expect(await listed(INSIDE)).toBe(0);
  expect(await namesIn('report/v1/gradebook?examId=1')).toEqual(['学员5']);
});

it('is not answered any more by whoever left while sitting it', async () => {
  const { body } = await post('v1/enter', { examId: 1 }, INSIDE);
  const { attemptId } = body.data as { attemptId: number };
  const save = async () =>
    (await post('v1/answer', { attemptId, answers: [answer(0, ['B'])] }, INSIDE)).status;
  expect(await save()).toBe(200);
  await leaves(INSIDE);
  test.clock.pass(REMEMBERED_S);
  expect(await save()).toBe(403);
});
