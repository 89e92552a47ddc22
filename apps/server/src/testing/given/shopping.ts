import { eq } from 'drizzle-orm';
import { jobJobs } from '../../modules/base/job/job.jobs';
import { runNextJob } from '../../modules/base/job/job.run';
import { commodity } from '../../modules/shop/goods/commodity.tables';
import { readHoldings } from '../../modules/shop/entitlement/entitlement.service';
import { proveBooks } from '../../modules/shop/ledger/ledger.service';
import { balanceRoutes } from '../../modules/shop/ledger/balance.routes';
import { orderRoutes } from '../../modules/shop/order/order.routes';
import { paymentJobs } from '../../modules/shop/payment/payment.jobs';
import { hear } from '../../modules/shop/payment/payment.notice';
import { paymentRoutes } from '../../modules/shop/payment/payment.routes';
import { payment } from '../../modules/shop/order/payment.tables';
import { rechargeRoutes } from '../../modules/shop/recharge/recharge.routes';
import type { ProviderPayway } from '../../ports/payments';
import type { TestApp } from '../useTestApp';
import { notices } from './school/notices';

export const shopModules = [orderRoutes, paymentRoutes, balanceRoutes, rechargeRoutes, notices];

const order = '/doctor-cheese/order';

/** Helpers for tests of purchases. */
export function shopping(test: TestApp) {
  const by = async (personId: number) => ({ token: await test.signIn(personId) });
  const heard = () => ({ db: test.database.db, clock: test.clock, payments: test.payments });

  const askPlace = async (personId: number, specificationIds: number[]) => {
    const specificationList = specificationIds.map((specificationId) => ({
      specificationId,
      quantity: 1,
    }));
    const call = `POST ${order}/commodity/v2/place-order`;
    return test.ask(call, { specificationList }, await by(personId));
  };

  const place = async (personId: number, specificationIds: number[]) => {
    const { body } = await askPlace(personId, specificationIds);
    return (body.data as { id: number }).id;
  };

  const pay = async (personId: number, orderId: number, payway: 1 | 2 | 3, more: object = {}) =>
    test.ask(`POST ${order}/v1/pay`, { orderId, payway, payType: 1, ...more }, await by(personId));

  const poll = async (personId: number, orderId: number) =>
    test.ask(`GET ${order}/v1/state?orderId=${orderId}`, {}, await by(personId));

  /** Confirms on the phone what was begun last of an order by a payway; answers its number. */
  const confirm = async (orderId: number, payway: ProviderPayway) => {
    const rows = await test.database.db.select().from(payment).where(eq(payment.orderId, orderId));
    const row = rows.findLast((each) => each.payway === payway);
    if (!row) throw new Error('nothing was begun');
    await test.payments.purses[payway].confirm(row.tradeNo);
    return row.tradeNo;
  };

  /** The provider tells of a paid trade; answers what came of it. */
  const tell = async (tradeNo: string, payway: ProviderPayway) => {
    const notice = await test.payments.purses[payway].noticeOf(tradeNo);
    if (!notice) throw new Error('there is nothing to tell');
    return hear(heard(), { payway, provider: test.payments.providers[payway] }, notice);
  };

  const money = async (orderId: number, payway: ProviderPayway) =>
    tell(await confirm(orderId, payway), payway);

  const heldBy = async (personId: number) => {
    const held = await readHoldings(test.database.db, personId, test.clock.now());
    return [...held.commodities.keys()];
  };

  /** Does every job that is due. */
  const work = async () => {
    const stopping = new AbortController().signal;
    const log = { error: () => undefined };
    const works = { db: test.database.db, clock: test.clock, stopping, log };
    const kinds = { ...jobJobs(works), ...paymentJobs({ ...heard(), log }) };
    while (await runNextJob(works, kinds));
  };

  const takeOffSale = async (commodityId: number) => {
    await test.database.db
      .update(commodity)
      .set({ withdrawnAt: test.clock.now() })
      .where(eq(commodity.id, commodityId));
  };

  const faults = () => proveBooks(test.database.db);
  return {
    by,
    askPlace,
    place,
    pay,
    poll,
    confirm,
    tell,
    money,
    heldBy,
    work,
    takeOffSale,
    faults,
  };
}
