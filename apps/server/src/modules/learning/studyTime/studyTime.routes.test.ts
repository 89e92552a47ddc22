import { asc } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { attempt } from '../../base/limit/limit.tables';
import { studyTime } from './studyTime.tables';
import { resourceLearnRoutes } from './resourceLearn.routes';
import { studyTrackingRoutes } from './studyTracking.routes';

const test = useTestApp({ modules: { main: [studyTrackingRoutes, resourceLearnRoutes] } });
const call = (version: 1 | 2, name: 'start' | 'end') =>
  `POST /doctor-cheese/user/v${version}/my/learn/${name}`;
const course = { productId: 7, productType: 1 };

async function secondsStudied() {
  const rows = await test.database.db.select().from(studyTime).orderBy(asc(studyTime.id));
  return rows.map((row) => ({
    product: row.productId,
    seconds: (row.endedAt.getTime() - row.startedAt.getTime()) / 1000,
  }));
}

beforeEach(() => test.given({ people: [{}, {}] }));

it('counts what was studied of a product, report after report', async () => {
  const by = { token: await test.signIn(1) };
  await test.ask(call(2, 'start'), course, by);
  for (let time = 0; time < 3; time++) {
    test.clock.pass(30);
    expect((await test.ask(call(2, 'end'), course, by)).status).toBe(200);
  }
  expect(await secondsStudied()).toEqual([{ product: 7, seconds: 90 }]);
});

it('begins so often a day, however it is asked', async () => {
  const by = { token: await test.signIn(1) };
  const before = Array.from({ length: 499 }, () => ({ key: 'study:1', at: test.clock.now() }));
  await test.database.db.insert(attempt).values(before);
  const statuses: number[] = [];
  const products = [1, 2, 3].map((productId) => ({ ...course, productId }));
  for (const product of products.slice(0, 2)) {
    statuses.push((await test.ask(call(2, 'start'), product, by)).status);
  }
  statuses.push((await test.ask(call(2, 'end'), products[2], by)).status);
  expect(statuses).toEqual([200, 429, 429]);
  expect(await secondsStudied()).toHaveLength(1);
});

it('does not count the time that somebody was away', async () => {
  const by = { token: await test.signIn(1) };
  await test.ask(call(2, 'start'), course, by);
  test.clock.pass(91);
  await test.ask(call(2, 'end'), course, by);
  test.clock.pass(30);
  await test.ask(call(2, 'end'), course, by);
  expect(await secondsStudied()).toEqual([
    { product: 7, seconds: 0 },
    { product: 7, seconds: 30 },
  ]);
});

it('keeps the site, its products and its people apart', async () => {
  const [one, other] = [{ token: await test.signIn(1) }, { token: await test.signIn(2) }];
  await test.ask(call(1, 'start'), undefined, one);
  await test.ask(call(2, 'start'), course, one);
  test.clock.pass(20);
  await test.ask(call(1, 'end'), undefined, one);
  await test.ask(call(2, 'end'), course, other);
  expect(await secondsStudied()).toEqual([
    { product: null, seconds: 20 },
    { product: 7, seconds: 0 },
    { product: 7, seconds: 0 },
  ]);
});

it('refuses what cannot be studied', async () => {
  const by = { token: await test.signIn(1) };
  const card = { productId: 7, productType: 64 };
  expect(await test.ask(call(2, 'end'), card, by)).toMatchObject({
    status: 400,
    body: { field: 'productType' },
  });
});

it('counts a resource apart from others, from the product of its number, and from the site', async () => {
  const by = { token: await test.signIn(1) };
  const learn = (name: 'start' | 'refresh' | 'end', asked: object) =>
    test.ask(`POST /doctor-cheese/resource/v1/learn/${name}`, asked, by);
  const slide = { resourceId: 7, resourceType: 32 };
  await learn('start', slide);
  await test.ask(call(2, 'start'), course, by);
  await test.ask(call(1, 'start'), undefined, by);
  for (const name of ['refresh', 'end'] as const) {
    test.clock.pass(30);
    expect((await learn(name, slide)).body).toMatchObject({ flag: 0 });
  }
  expect((await learn('end', { ...slide, resourceType: 48 })).body).toMatchObject({ flag: 0 });
  const rows = await test.database.db.select().from(studyTime).orderBy(asc(studyTime.id));
  expect(
    rows.map(({ resourceType, resourceId, startedAt, endedAt }) => [
      resourceType,
      resourceId,
      (endedAt.getTime() - startedAt.getTime()) / 1000,
    ]),
  ).toEqual([
    [32, 7, 60],
    [null, null, 0],
    [null, null, 0],
    [48, 7, 0],
  ]);
});
