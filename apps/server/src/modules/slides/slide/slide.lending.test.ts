import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { course, courseware } from '../../learning/course/course.tables';
import { audienceMember } from '../../school/audience/audience.tables';
import { slideMineRoutes } from '../slideMine/slideMine.routes';
import { slideNoteRoutes } from '../slideNote/slideNote.routes';
import { slideTaskRoutes } from '../slideTask/slideTask.routes';
import { slideTaskMakingRoutes } from '../slideTask/slideTaskMaking.routes';
import { slideRoutes } from './slide.routes';
import { slideLibraryRoutes } from './library/slideLibrary.routes';

const test = useTestApp({
  modules: {
    main: [
      slideRoutes,
      slideLibraryRoutes,
      slideMineRoutes,
      slideNoteRoutes,
      slideTaskRoutes,
      slideTaskMakingRoutes,
    ],
  },
});
const [LEARNER, OTHER, ELSEWHERE, STRANGE_TEACHER] = [1, 2, 3, 4] as const;
/** Hidden from its school; of another school; the platform's, paid for. */
const [HIDDEN, STRANGE, SOLD] = [1, 2, 3] as const;

const names = {
  type: 32 as const,
  content: { type: 32 as const, slideIds: [HIDDEN, STRANGE, SOLD] },
};
const forSome = {
  organisationId: 1,
  audience: { kind: 'chosen' as const, members: [LEARNER, ELSEWHERE] },
  chapters: [{ items: [{}, names] }],
};
const world = (...courses: object[]) =>
  test.given({
    people: [{}, {}, {}, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { personId: LEARNER },
      { personId: OTHER },
      { personId: ELSEWHERE, organisationId: 2 },
      { personId: STRANGE_TEACHER, organisationId: 2, role: 2 },
    ],
    commodities: [{ type: 2, charge: 2, productId: 1002 }],
    slides: [
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝', isShown: false }] },
      { id: 1001, organisationId: 2, slides: [{ isShown: false }] },
      { id: 1002, slides: [{}] },
    ],
    courses,
  });

const ask = async (call: string, personId: number, asked?: object) => {
  const [method = '', path = ''] = call.split(' ');
  const token = await test.signIn(personId);
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token });
};
const opens = async (slideId: number, personId: number) =>
  (await ask(`GET slide-library/v1/slide/tile-source?slideId=${slideId}`, personId)).status;

it('opens a school’s slides to whom a course that names them is for, and nobody else', async () => {
  await world(forSome);
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  expect(await opens(HIDDEN, ELSEWHERE)).toBe(200);
  expect(await opens(HIDDEN, OTHER)).toBe(404);
  expect(await opens(HIDDEN, STRANGE_TEACHER)).toBe(404);
  expect(await opens(STRANGE, LEARNER)).toBe(404);
  expect(await opens(SOLD, LEARNER)).toBe(403);
});

it('lets them in beside the slide, and into their lists, as learners', async () => {
  await world(forSome);
  const detail = await ask(`GET slide-library/v1/slide/detail?id=${HIDDEN}`, LEARNER);
  expect(detail.body.data).toMatchObject({ title: '本校的肝', isLocked: false });
  expect(detail.body.data).not.toHaveProperty('isKeeping');
  const note = { slideId: HIDDEN, text: '中央静脉', place: { x: 0.5, y: 0.5, zoom: 10, angle: 0 } };
  for (const [who, status] of [
    [LEARNER, 200],
    [OTHER, 404],
  ] as const) {
    expect((await ask(`GET slide-task/v1/list?slideId=${HIDDEN}`, who)).status).toBe(status);
    expect((await ask('POST slide-library/v1/note', who, note)).status).toBe(status);
  }
  const view = '1_1_1';
  await ask('PUT slide-library/v1/mine/view', LEARNER, { slideId: HIDDEN, view });
  const looked = async () =>
    (await ask('GET slide-library/v1/mine/slide/list?page=1&pageCnt=9', LEARNER)).body.data;
  expect(await looked()).toMatchObject({ list: [{ slideId: HIDDEN, isGone: false }] });
  await test.database.db.update(course).set({ withdrawnAt: test.clock.now() });
  expect(await looked()).toMatchObject({ list: [{ slideId: HIDDEN, isGone: true, title: '' }] });
});

it.each([
  ['that is made yet', { publishedAt: null }],
  ['that opens later', { publishedAt: new Date('2099-01-01T00:00Z') }],
  ['that was withdrawn', { withdrawnAt: new Date('2026-11-02T00:00Z') }],
  ['whose item is hidden', { chapters: [{ items: [{ ...names, isHidden: true }] }] }],
  ['whose item was taken out', { chapters: [{ items: [{ ...names, removedAt: new Date(0) }] }] }],
  ['of another school', { organisationId: 2 }],
  ['that is the platform’s', { organisationId: null, audience: undefined }],
])('is lent by no course %s', async (_, said) => {
  await world({ ...forSome, ...said });
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
  expect(await opens(HIDDEN, ELSEWHERE)).toBe(404);
});

it('ends with what gave it', async () => {
  const { db } = test.database;
  await world(forSome);
  await db.delete(audienceMember).where(eq(audienceMember.personId, ELSEWHERE));
  expect(await opens(HIDDEN, ELSEWHERE)).toBe(404);
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  const content = { type: 32 as const, slideIds: [SOLD] };
  await db.update(courseware).set({ content }).where(eq(courseware.type, 32));
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
});
