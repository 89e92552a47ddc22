import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { asKept, hideCode, newExchangeCode } from './exchange.codes';
import { exchangeRoutes } from './exchange.routes';
import { insertBatch } from './exchange.store';
import type { codeBatch } from './exchange.tables';

const test = useTestApp({ modules: { main: [...shopModules, exchangeRoutes] } });
const shop = shopping(test);
const url = '/doctor-cheese/exchange/v1';
const [ANNA, BEN] = [1, 2] as const;
const DAY_MS = 86_400_000;

const batch = (row: Partial<typeof codeBatch.$inferInsert>, ...codes: string[]) =>
  insertBatch(
    test.database.db,
    {
      name: '开学礼',
      kind: 1,
      startsAt: test.clock.time,
      createdAt: test.clock.time,
      ...((row.kind ?? 1) === 1 && { amount: 5_000 }),
      ...row,
    },
    codes,
  );
const exchange = async (personId: number, code: string) =>
  test.ask(`POST ${url}/code`, { code }, await shop.by(personId));
const history = async (personId: number) =>
  (await test.ask(`GET ${url}/history`, {}, await shop.by(personId))).body.data;

beforeEach(() =>
  test.given({
    people: [{ nickname: '安' }, { nickname: '本' }],
    commodities: [{ title: '心电图' }],
  }),
);

it('brings cheese, once, however it is written down', async () => {
  await batch({}, 'ABCDEFGH23456789');
  expect(await exchange(ANNA, ' abcd-efgh-2345-6789 ')).toMatchObject({
    body: { data: { code: 'AB************89', kind: 1, title: '开学礼', expiration: null } },
  });
  const balance = await test.ask('GET /doctor-cheese/balance/v1/my', {}, await shop.by(ANNA));
  expect(balance.body.data).toEqual({ balance: 5_000 });
  expect(await exchange(ANNA, 'ABCDEFGH23456789')).toMatchObject({
    body: { key: 'exchange.mine' },
  });
  expect(await exchange(BEN, 'ABCDEFGH23456789')).toMatchObject({ body: { key: 'exchange.used' } });
  expect(await history(ANNA)).toMatchObject({ total: 1, list: [{ title: '开学礼' }] });
  expect(await history(BEN)).toEqual({ total: 0, list: [] });
  expect(await shop.faults()).toEqual([]);
});

it('brings a membership, or a commodity for so many days', async () => {
  await batch({ kind: 2, tier: 'vip2', days: 30, name: '会员月' }, 'MEMBER');
  await batch({ kind: 3, commodityId: 1, days: 7, name: '心电图' }, 'COURSE');
  const inDays = (days: number) => test.clock.time.getTime() + days * DAY_MS;
  expect((await exchange(ANNA, 'MEMBER')).body.data).toMatchObject({ expiration: inDays(30) });
  expect((await exchange(ANNA, 'COURSE')).body.data).toMatchObject({ expiration: inDays(7) });
  expect(await shop.heldBy(ANNA)).toEqual([1]);
  test.clock.pass(7 * 86_400);
  expect(await shop.heldBy(ANNA)).toEqual([]);
});

it('of two people at once one has it', async () => {
  await batch({}, 'ONE');
  const answers = await Promise.all([exchange(ANNA, 'ONE'), exchange(BEN, 'ONE')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('says what is wrong with a code', async () => {
  const { time } = test.clock;
  const inAnHour = new Date(time.getTime() + 3_600_000);
  await batch({}, 'FIRST', 'SECOND');
  await batch({ voidedAt: time }, 'VOIDED');
  await batch({ startsAt: inAnHour }, 'EARLY');
  await batch({ endsAt: time }, 'ENDED');
  await exchange(ANNA, 'FIRST');
  const keyOf = async (code: string) => (await exchange(ANNA, code)).body['key'];
  expect(await keyOf('NOBODY')).toBe('exchange.unknown');
  expect(await keyOf('VOIDED')).toBe('exchange.voided');
  expect(await keyOf('EARLY')).toBe('exchange.early');
  expect(await keyOf('ENDED')).toBe('exchange.ended');
  expect(await keyOf('SECOND')).toBe('exchange.enough');
});

it('who guesses is stopped, and who types well is not', async () => {
  const codes = Array.from({ length: 12 }, () => newExchangeCode());
  await batch({ perPerson: 20 }, ...codes);
  for (const code of codes) expect((await exchange(BEN, code)).status).toBe(200);
  for (let at = 0; at < 10; at += 1) await exchange(ANNA, `WRONG${at}`);
  expect(await exchange(ANNA, codes[0] ?? '')).toMatchObject({ status: 429 });
});

it('codes are long, read in any way, and shown by their ends', () => {
  expect(newExchangeCode()).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  expect(asKept('ａｂ－１ 2')).toBe('AB12');
  expect(hideCode('AB12')).toBe('AB12');
});
