import { tiny } from '@cheese/drills/testing/tiny';
import { eq } from 'drizzle-orm';
import { aCourse, LEARNER, making, makingRoutes, studyRoutes } from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { anatomy } from '../../bodies/anatomy/anatomy.tables';
import { rowOfDrill } from '../drill/drill.graphs';
import { drill } from '../drill/drill.tables';

const test = useTestApp({ modules: { main: [makingRoutes, studyRoutes] } });
const { given, post, detail, item, saveItem } = making(test);

const asLearner = async (path: string) =>
  test.ask(`GET /doctor-cheese/${path}`, undefined, { token: await test.signIn(LEARNER) });
const publish = async () =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at: null });
const opens = async () =>
  ((await asLearner('courseware/v1/detail?id=1')).body.data as { opens: object[] }).opens;

it('opens drills to whom they are for, and names none of another school', async () => {
  const ofDrills = { type: 256 as const, content: { type: 256 as const, thingIds: [] } };
  await given({ courses: [{ ...aCourse, chapters: [{ items: [ofDrills] }] }] });
  const { db } = test.database;
  for (const [at, organisationId] of [null, 1, 2].entries()) {
    const row = { ...rowOfDrill(tiny, at), key: `演练${at}`, title: `演练${at}`, organisationId };
    await db.insert(drill).values(row);
  }
  const named = (...thingIds: number[]) => saveItem({ content: { type: 256, thingIds } });
  expect((await item()).fault).toBe('还没有选择急救演练');
  expect((await named(1, 3)).body.message).toBe('所选资源不存在');
  expect((await named(1, 2)).body.data).toEqual({ edition: 2, fault: null });
  await publish();
  const opens = async () =>
    ((await asLearner('courseware/v1/detail?id=1')).body.data as { opens: object[] }).opens;
  expect(await opens()).toMatchObject([
    { id: 1, name: '演练0', page: 'drill', state: 'open' },
    { id: 2, name: '演练1', page: 'drill', state: 'open' },
  ]);
  await db.update(drill).set({ isShown: false }).where(eq(drill.id, 2));
  expect(await opens()).toMatchObject([{ state: 'open' }, { page: null, state: 'away' }]);
  expect((await item()).fault).toBe('有 1 项内容已移除或不能使用，请更换');
});

it('opens models of the own school, and says of the platform’s that they are sold apart', async () => {
  const ofModels = { type: 128 as const, content: { type: 128 as const, thingIds: [] } };
  await given({ courses: [{ ...aCourse, chapters: [{ items: [ofModels] }] }] });
  await test.given({ commodities: [{ type: 16, productId: 7, title: '手骨', charge: 2 }] });
  const { db } = test.database;
  const row = { system: 2 as const, updatedAt: test.clock.now() };
  await db.insert(anatomy).values([
    { ...row, id: 7 },
    { ...row, id: 100_001, organisationId: 1, title: '本校的心' },
    { ...row, id: 100_002, organisationId: 2, title: '外校的心' },
  ]);
  const named = (...thingIds: number[]) => saveItem({ content: { type: 128, thingIds } });
  expect((await named(100_002)).body.message).toBe('所选资源不存在');
  expect((await named(100_001, 7)).body.data).toEqual({ edition: 2, fault: null });
  await publish();
  expect(await opens()).toMatchObject([
    { name: '本校的心', page: 'model', state: 'open' },
    { name: '手骨', page: 'model', state: 'locked' },
  ]);
  const apart = await asLearner('courseware/v1/sold-apart?courseId=1');
  expect(apart.body.data).toEqual([
    { coursewareId: 1, things: [{ type: 16, id: 7, name: '手骨' }] },
  ]);
});
