import { eq } from 'drizzle-orm';
import { payment } from '../../modules/shop/order/payment.tables';
import type { BillLine } from '../../ports/payments';
import type { shopping } from './shopping';
import type { useTestApp } from '../useTestApp';

const WECHAT = 2;
const DAY = '2026-11-20';
const AT = new Date('2026-11-20T10:00:00+08:00');

interface Shown {
  cause: string;
  tradeNo: string;
  refundNo: string;
  settledAt: number | null;
}

/** A day of WeChat's that an operator has compared, under a bill of the test's own. */
export function reconciling(
  test: ReturnType<typeof useTestApp>,
  shop: ReturnType<typeof shopping>,
  { admin, buyer }: { admin: number; buyer: number },
) {
  const ask = async (call: string, asked: object = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const url = `/doctor-cheese/manage/reconcile/v1/${path}`;
    return test.ask(`${method} ${url}`, asked, await shop.by(admin));
  };
  return {
    ask,
    run: async (day = DAY) => (await ask('POST run', { day, payway: WECHAT })).body.data,
    detail: async (id = 1) =>
      (await ask(`GET detail?id=${id}`)).body.data as {
        state: string;
        failure: string | null;
        open: number;
        list: Shown[];
      },
    nextDay: () => void (test.clock.time = new Date('2026-11-21T10:00:00+08:00')),
    says: (lines: BillLine[]) =>
      jest.spyOn(test.payments.providers[WECHAT], 'billOf').mockResolvedValue(lines),
    line: (said: Partial<BillLine>): BillLine => ({
      tradeNo: 'STRANGER',
      transactionId: 'S1',
      kind: 'paid',
      refundNo: '',
      amount: 10_000,
      at: AT,
      ...said,
    }),
    /** An order that is shown to a phone; the number that WeChat knows it by. */
    async begun(commodityId: number) {
      const orderId = await shop.place(buyer, [commodityId]);
      await shop.pay(buyer, orderId, WECHAT);
      const isIts = eq(payment.orderId, orderId);
      const [row] = await test.database.db.select().from(payment).where(isIts);
      return { orderId, tradeNo: row?.tradeNo ?? '' };
    },
  };
}
