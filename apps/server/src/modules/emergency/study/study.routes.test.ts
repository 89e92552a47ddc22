import { useCentre } from '../../../testing/useCentre';
import { attempt } from '../../base/limit/limit.tables';
import { studyRoutes } from './study.routes';

const test = useCentre({ emergency: [studyRoutes] });
const start = async (resourceId = 1) => {
  const { body } = await test.as('trainee', 'POST smreds/study/v1/start', { resourceId });
  return (body.data as { studyId: number }).studyId;
};
const end = async (studyId: number) => {
  const { body } = await test.as('trainee', 'POST smreds/study/v1/end', { studyId });
  return (body.data as { seconds: number }).seconds;
};

beforeEach(() => test.given({ resources: [{}, {}, { groundedAt: null }] }));

it('counts what lies between two reports', async () => {
  const id = await start();
  test.clock.pass(30);
  expect(await end(id)).toBe(30);
  test.clock.pass(12.5);
  expect(await end(id)).toBe(42);
  test.clock.pass(12.5);
  expect(await end(id)).toBe(55);
});

it('does not count what was slept through', async () => {
  const id = await start();
  test.clock.pass(30);
  await end(id);
  test.clock.pass(91);
  expect(await end(id)).toBe(30);
  test.clock.pass(30);
  expect(await end(id)).toBe(60);
});

it('counts a minute once, however many tabs are open', async () => {
  const [one, other] = [await start(1), await start(2)];
  let seconds = 0;
  for (let times = 0; times < 4; times++) {
    test.clock.pass(30);
    seconds = (await end(one)) + (await end(other));
  }
  expect(seconds).toBe(120);
});

it('begins so often a day', async () => {
  const before = Array.from({ length: 499 }, () => ({ key: 'study:2', at: test.clock.now() }));
  await test.database.db.insert(attempt).values(before);
  await start();
  const again = await test.as('trainee', 'POST smreds/study/v1/start', { resourceId: 1 });
  expect(again.status).toBe(429);
});

it.each([3, 99])('resource %d cannot be studied', async (resourceId) => {
  expect(await test.as('trainee', 'POST smreds/study/v1/start', { resourceId })).toMatchObject({
    status: 404,
    body: { message: '该资源不存在或已下架' },
  });
});
