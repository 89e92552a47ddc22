import { everyCall } from '@cheese/domain/everyCall';
import { shopping } from '../testing/shopping';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';
import { insertBatch } from './shop/exchange/exchange.store';
import { auditEntry } from './people/audit/audit.tables';

const test = useTestApp({ modules: everyModule });
const shop = shopping(test);
const [LEARNER, TEACHER, SCHOOL_ADMIN, ADMIN] = [1, 2, 3, 4] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, { isPlatformAdmin: true }],
    organisations: [{}],
    memberships: [
      { personId: LEARNER },
      { personId: TEACHER, role: 2 },
      { personId: SCHOOL_ADMIN, role: 1 },
    ],
    commodities: [{ title: '心电图判读' }],
  }),
);

const managed = everyCall()
  .filter(({ url }) => url.startsWith('/doctor-cheese/manage/'))
  .map(({ resource, name, call, url }) => ({
    label: `${resource}.${name}`,
    ...{ call: `${call.method} ${url}`, changes: call.method !== 'GET' },
  }));

it.each(managed)('$label is for platform administrators alone', async ({ call }) => {
  expect((await test.ask(call)).status).toBe(401);
  for (const who of [LEARNER, TEACHER, SCHOOL_ADMIN]) {
    expect((await test.ask(call, {}, await shop.by(who))).status).toBe(403);
  }
  expect([401, 403]).not.toContain((await test.ask(call, {}, await shop.by(ADMIN))).status);
});

const batch = async () => {
  const row = { name: '开学礼', kind: 1, amount: 5_000 } as const;
  const now = test.clock.time;
  return insertBatch(test.database.db, { ...row, startsAt: now, createdAt: now }, ['ABCDEFGH']);
};

/** How each call that changes something is asked, so that it does. */
const acts: Record<string, () => Promise<object>> = {
  'codeManage.create': async () => ({
    ...{ name: '开学礼', kind: 1, amount: 5_000, count: 3, perPerson: 1 },
    startsAt: test.clock.time.getTime(),
  }),
  'codeManage.export': async () => ({ id: (await batch()).id }),
  'codeManage.void': async () => ({ id: (await batch()).id }),
  'shopManage.refund': async () => {
    const orderId = await shop.place(LEARNER, [1]);
    await shop.pay(LEARNER, orderId, 2);
    await shop.money(orderId, 2);
    return { orderId, reason: '重复购买' };
  },
};

describe('whatever changes something', () => {
  const changing = managed.filter(({ changes }) => changes);

  it('is written here, so that its trace is proven', () => {
    expect(Object.keys(acts).sort()).toEqual(changing.map(({ label }) => label).sort());
  });

  it.each(changing)('$label leaves one trace, and none where it was refused', async (act) => {
    const by = await shop.by(ADMIN);
    const traces = () => test.database.db.select().from(auditEntry);
    const asked = (await acts[act.label]?.()) ?? {};
    expect(await test.ask(act.call, {}, by)).toMatchObject({ status: 400 });
    expect(await traces()).toEqual([]);
    expect(await test.ask(act.call, asked, by)).toMatchObject({ status: 200 });
    expect(await traces()).toMatchObject([{ byPersonId: ADMIN }]);
  });
});
