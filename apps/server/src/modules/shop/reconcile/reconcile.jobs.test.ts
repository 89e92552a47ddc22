import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { reconcileJobs } from './reconcile.jobs';
import { reconcileManageRoutes } from './reconcileManage.routes';

const test = useTestApp({ modules: { main: [...shopModules, reconcileManageRoutes] } });
const shop = shopping(test);
const [ANNA, ADMIN] = [1, 2] as const;
const WECHAT = 2;

async function paid() {
  const orderId = await shop.place(ANNA, [1]);
  await shop.pay(ANNA, orderId, WECHAT);
  await shop.money(orderId, WECHAT);
}
const work = async () => {
  const { clock, payments } = test;
  const log = { error: () => undefined };
  const jobs = reconcileJobs({ db: test.database.db, clock, payments, log });
  await jobs.reconcile?.run({}, {} as never);
};
const days = async () => {
  const call = 'GET /doctor-cheese/manage/reconcile/v1/list';
  const { body } = await test.ask(call, {}, await shop.by(ADMIN));
  const { list } = body.data as { list: { day: string; state: string }[] };
  return list.map(({ day, state }) => `${day} ${state}`);
};
const moveTo = (time: string) => {
  test.clock.time = new Date(`2026-11-${time}:00+08:00`);
};

beforeEach(async () => {
  await test.given({
    people: [{ name: '安娜' }, { name: '方远', isPlatformAdmin: true }],
    commodities: [{ title: '心电图判读', price: 10_000 }],
  });
  await paid();
});

it('compares what is over since the first payment, once, and not before ten', async () => {
  moveTo('21T09:00');
  await work();
  expect(await days()).toEqual([]);
  moveTo('22T10:30');
  await work();
  await work();
  expect(await days()).toEqual(['2026-11-21 clean', '2026-11-20 clean']);
});

it('asks again for a bill that was not handed out', async () => {
  moveTo('21T10:30');
  const billOf = jest
    .spyOn(test.payments.providers[WECHAT], 'billOf')
    .mockRejectedValueOnce(new Error('not ready'));
  await work();
  expect(await days()).toEqual(['2026-11-20 failed']);
  await work();
  expect(await days()).toEqual(['2026-11-20 clean']);
  billOf.mockRestore();
});
