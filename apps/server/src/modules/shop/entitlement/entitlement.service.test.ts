import { shopModules } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { entitlementRoutes } from './entitlement.routes';
import { grant, readHoldings, withdraw } from './entitlement.service';

const test = useTestApp({ modules: { main: [...shopModules, entitlementRoutes] } });
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(test.clock.time.getTime() + days * DAY_MS);
const origin = (originKey: string) => ({ origin: 'order', originKey }) as const;
const give = (key: string, days: number | null, given: object = { tier: 'vip1' }) =>
  test.database.db.transaction((tx) =>
    grant(
      tx,
      { personId: 1, given: given as { tier: 'vip1' }, days, origin: origin(key) },
      test.clock.time,
    ),
  );
const takeBack = (key: string) =>
  test.database.db.transaction((tx) => withdraw(tx, origin(key), test.clock.time));
const held = () => readHoldings(test.database.db, 1, test.clock.time);

beforeEach(() => test.given({ people: [{ nickname: '小芝' }], commodities: [{}] }));

it('is given once for each origin, and behind what is held', async () => {
  expect(await give('1/0', 30)).toBe(true);
  expect(await give('1/0', 30)).toBe(false);
  expect((await held()).memberUntil).toEqual(inDays(30));
  await give('2/0', 30);
  expect((await held()).memberUntil).toEqual(inDays(60));
});

it('what is taken back leaves no gap before what was given behind it', async () => {
  const begin = test.clock.time.getTime();
  await give('1/0', 30);
  await give('2/0', 30);
  test.clock.pass(10 * 86_400);
  await takeBack('1/0');
  expect((await held()).memberUntil).toEqual(new Date(begin + 40 * DAY_MS));
  await takeBack('1/0');
  expect((await held()).memberUntil).toEqual(new Date(begin + 40 * DAY_MS));
  await takeBack('2/0');
  expect((await held()).memberUntil).toBeNull();
});

it('for good is for good, whatever comes behind', async () => {
  await give('1/0', null, { commodityId: 1 });
  await give('2/0', 30, { commodityId: 1 });
  expect((await held()).commodities).toEqual(new Map([[1, null]]));
});

it('the halo of a member lasts as long as the membership', async () => {
  await give('1/0', 30);
  const token = await test.signIn(1);
  const call = 'GET /doctor-cheese/user/halo/v1/my';
  const { body } = await test.ask(call, {}, { token });
  expect(body.data).toEqual([{ code: 1, expiration: inDays(30).getTime() }]);
  await takeBack('1/0');
  expect((await test.ask(call, {}, { token })).body.data).toEqual([]);
});
