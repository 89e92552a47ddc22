import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/chinaDay';
import { insertTrade } from '@cheese/server/modules/shop/payment/embedded/embedded.store';
import type { Seed } from '../planting/seed';

const HOUR_MS = 3_600_000;
const WECHAT = 2;

/** What the embedded WeChat Pay moved yesterday for somebody else: something to be found by comparing. */
export const seedBill: Seed = {
  area: 'bill',
  async plant({ db, clock }) {
    const noon = startOfChinaDay(chinaDay(clock.now().getTime())) - 12 * HOUR_MS;
    const at = new Date(noon);
    await insertTrade(db, {
      tradeNo: 'DEMO-UNKNOWN-TRADE',
      transactionId: 'demo-unknown-trade',
      payway: WECHAT,
      amount: 12_500,
      title: '演示：未知收款',
      openedAt: at,
      expiresAt: at,
      paidAt: at,
      refundedAt: new Date(noon + HOUR_MS),
      // The demo phone does not show it.
      declinedAt: at,
    });
  },
};
