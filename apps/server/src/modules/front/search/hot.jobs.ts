import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { deleteSearchesBefore } from './hot.store';

const SWEEP = 'sweepSearches';
const KEPT_MS = 30 * 86_400_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Deletes searches that are too old to count as popular. */
export const searchJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, async (now) => {
    await deleteSearchesBefore(db, chinaDay(now.getTime() - KEPT_MS));
  }),
});

export const queueSearchSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
