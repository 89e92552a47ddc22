import type {
  CourseOffer,
  OfferedCourse,
} from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import {
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  OPERATOR,
  STRANGER,
  TEACHER,
} from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { lessonParts } from '../../lessonParts';
import { auditEntry } from '../../people/audit/audit.tables';
import { commodityRoutes } from '../../shop/commodity/commodity.routes';
import { courseRoutes } from '../course/course.routes';
import { chapterRoutes } from '../course/chapters/chapter.routes';
import { course, courseware } from '../course/course.tables';
import { courseOfferRoutes } from './courseOffer.routes';
import { courseOfferManageRoutes } from './courseOfferManage.routes';

const test = useTestApp({
  modules: {
    main: [
      makingRoutes,
      courseRoutes,
      chapterRoutes,
      commodityRoutes,
      courseOfferRoutes(lessonParts),
      courseOfferManageRoutes,
    ],
  },
});
const { given, detail, save, saveItem } = making(test);

beforeEach(() => given());

const ask = async (call: string, body: object | undefined, by: number) =>
  test.ask(call.replace(' ', ' /doctor-cheese/'), body, { token: await test.signIn(by) });
const make = async (more: object = {}, by: number = TEACHER) => {
  const { edition } = await detail();
  const said = { courseId: 1, edition, charge: 2, price: 39_900, note: '省级精品课' };
  return ask('POST course/offer/v1/make', { ...said, ...more }, by);
};
const offers = async (by: number = TEACHER) =>
  (await ask('GET course/offer/v1/list?courseId=1', undefined, by)).body.data as CourseOffer[];
const offered = async () =>
  (
    (await ask('GET manage/courseOffer/v1/list', undefined, OPERATOR)).body.data as {
      list: OfferedCourse[];
    }
  ).list;
const prices = { charge: 2, price: 29_900, originalPrice: 39_900, vipPrice: 19_900 };
const approve = async (more: object = {}) => {
  const edition = (await offered())[0]?.copy?.edition ?? 0;
  return ask('PUT manage/courseOffer/v1/approve', { id: 1, edition, ...prices, ...more }, OPERATOR);
};
const see = (courseId: number, by: number) =>
  ask(`GET course/v1/detail?courseId=${courseId}`, undefined, by);
const copies = async () => (await test.database.db.select().from(course)).length - 1;
const shown = async () => {
  test.clock.pass(2);
  const { body } = await test.ask('GET /doctor-cheese/commodity/v1/list?productType=1');
  return (body.data as { list: { title: string; offer: { price: number } }[] }).list;
};

it('is offered as it is now, looked at by the platform, and sold under its teacher’s name', async () => {
  expect((await make()).status).toBe(200);
  await save({ name: '改了名的课程' });
  const [one] = await offered();
  expect(one).toMatchObject({ name: '改了名的课程', charge: 2, price: 39_900, state: 'waiting' });
  const copyId = one?.copy?.courseId ?? 0;
  expect((await see(copyId, OPERATOR)).status).toBe(200);
  for (const who of [TEACHER, COLLEAGUE, STRANGER])
    expect((await see(copyId, who)).status).toBe(404);
  expect((await approve()).body.data).toEqual({ courseId: copyId });
  expect(await shown()).toMatchObject([{ offer: { price: 29_900 } }]);
  expect((await shown())[0]?.title).not.toBe('改了名的课程');
  expect((await see(copyId, STRANGER)).status).toBe(200);
  expect(await offers()).toMatchObject([{ state: 'approved', reason: null }]);
  const [trace] = await test.database.db.select().from(auditEntry);
  expect(trace).toMatchObject({ act: 'courseOffer.approve', byPersonId: OPERATOR });
});

it('waits once, however often it is asked for at once', async () => {
  const answers = await Promise.all([make(), make(), make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await copies()).toBe(1);
});

it('is declined with its reason, and may be offered again', async () => {
  await make();
  const asked = { id: 1, reason: '请补充授课教师介绍' };
  expect((await ask('PUT manage/courseOffer/v1/decline', asked, OPERATOR)).status).toBe(200);
  expect(await offers()).toMatchObject([{ state: 'declined', reason: '请补充授课教师介绍' }]);
  expect(await copies()).toBe(0);
  expect((await approve()).body.key).toBe('courseOffer.decided');
  expect((await make()).status).toBe(200);
  expect((await offered()).map(({ state }) => state)).toEqual(['waiting', 'declined']);
});

it('is recalled by its school alone, until it is decided', async () => {
  await make();
  for (const who of [COLLEAGUE, STRANGER, OPERATOR]) {
    expect((await ask('PUT course/offer/v1/recall', { id: 1 }, who)).status).toBe(404);
  }
  expect((await ask('PUT course/offer/v1/recall', { id: 1 }, ADMIN)).status).toBe(200);
  expect((await ask('PUT course/offer/v1/recall', { id: 1 }, ADMIN)).status).toBe(409);
  expect(await offers()).toMatchObject([{ state: 'recalled' }]);
  expect(await copies()).toBe(0);
});

it.each([
  [LEARNER, 403],
  [COLLEAGUE, 404],
  [STRANGER, 404],
  [OPERATOR, 404],
  [ADMIN, 200],
])('person %p who offers or looks is answered %p', async (who, status) => {
  expect((await make({}, who)).status).toBe(status);
  expect((await ask('GET course/offer/v1/list?courseId=1', undefined, who)).status).toBe(status);
});

it.each([
  [{ charge: 1 }, 'courseOffer.price'],
  [{ price: 0 }, 'courseOffer.price'],
  [{ edition: 99 }, 'course.changedMeanwhile'],
  [{ courseId: 77 }, 'course.notFound'],
])('%j is refused: %s', async (more, key) => {
  expect((await make(more)).body.key).toBe(key);
  expect(await copies()).toBe(0);
});

it.each([
  [{ vipPrice: 40_000 }, 'courseOffer.prices'],
  [{ charge: 1 }, 'courseOffer.prices'],
  [{ edition: 99 }, 'course.changedMeanwhile'],
  [{ id: 77 }, 'courseOffer.notFound'],
])('is not sold by %j: %s', async (more, key) => {
  await make();
  expect((await approve(more)).body.key).toBe(key);
  expect(await shown()).toEqual([]);
  expect(await offers()).toMatchObject([{ state: 'waiting' }]);
});

it('is not offered with an exam of the school, which nobody could sit who buys it', async () => {
  await test.given({
    exams: [{ organisationId: 1, audience: { kind: 'organisation', organisationId: 1 } }, {}],
  });
  const name = (examId: number) =>
    saveItem({ rule: 'handedIn', content: { type: 1024, thingIds: [examId] } });
  await test.database.db
    .update(courseware)
    .set({ type: 1024, rule: 'handedIn', content: { type: 1024, thingIds: [] }, mediaId: null });
  expect((await name(1)).status).toBe(200);
  expect((await make()).body.key).toBe('courseOffer.things');
  expect(await copies()).toBe(0);
  expect((await name(2)).status).toBe(200);
  expect((await make()).status).toBe(200);
});

it('is not offered while it is half done', async () => {
  await test.given({ courses: [{ organisationId: 1, createdBy: TEACHER, chapters: [] }] });
  expect((await make({ courseId: 2, edition: 1 })).body.key).toBe('course.unfit');
});
