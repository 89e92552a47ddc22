import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { insertTrade } from '@cheese/server/modules/shop/payment/embedded/embedded.store';
import type { Seed } from '../planting/seed';

const HOUR_MS = 3_600_000;

/** Of both days one is the last whose bill is there, whatever the hour. */
const daysBack = [1, 2];

/** What the embedded WeChat Pay moved for somebody else: something to be found by comparing. */
export const seedBill: Seed = {
  area: 'bill',
  async plant({ db, clock }) {
    const today = startOfChinaDay(chinaDay(clock.now().getTime()));
    for (const back of daysBack) {
      const noon = today - back * 24 * HOUR_MS + 12 * HOUR_MS;
      const at = new Date(noon);
      await insertTrade(db, {
        tradeNo: `DEMO-UNKNOWN-TRADE-${back}`,
        transactionId: `demo-unknown-trade-${back}`,
        payway: paywayCodes.wechat,
        amount: 12_500,
        title: '演示：未知收款',
        openedAt: at,
        expiresAt: at,
        paidAt: at,
        refundedAt: new Date(noon + HOUR_MS),
        // The demo phone does not show it.
        declinedAt: at,
      });
    }
  },
};
