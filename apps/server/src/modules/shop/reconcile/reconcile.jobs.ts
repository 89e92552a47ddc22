import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { ProviderPayway } from '../../../ports/payments';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { readyDays } from './reconcile.days';
import { reconcile, type Reconciling } from './reconcile.run';
import { findFirstPayment } from './reconcile.books.store';
import { selectDone } from './reconcile.store';

const RECONCILE = 'reconcile';
const payways: ProviderPayway[] = [paywayCodes.wechat, paywayCodes.alipay];

/** Looks hourly for days that are not compared yet: yesterday, and what a provider kept back. */
export const reconcileJobs = (own: Reconciling): JobKinds => ({
  [RECONCILE]: {
    // A bill may be long: payments that are asked about do not wait behind it.
    lane: 'heavy',
    ...hourly(own.clock, (now) => compareWhatIsReady(own, now)),
  },
});

export const queueReconciling = (shop: { db: Db; clock: Clock }) => queueHourly(shop, RECONCILE);

async function compareWhatIsReady(own: Reconciling, now: Date) {
  for (const payway of payways) {
    const first = await findFirstPayment(own.db, payway);
    if (!own.payments.providers[payway] || !first) continue;
    const days = readyDays(now).filter((day) => day >= chinaDay(first.getTime()));
    if (days.length === 0) continue;
    const done = await selectDone(own.db, payway, days);
    for (const day of days.filter((each) => !done.includes(each)).reverse()) {
      await reconcile(own, { day, payway });
    }
  }
}
