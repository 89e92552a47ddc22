import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { deleteBrowsersBefore } from '../browser/browser.door';

const SWEEP = 'sweepSessions';
/** Browsers that were not seen for so long are strangers again. */
const KEPT_MS = 180 * 86_400_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Browsers that have long not been seen; sessions are deleted as the platform sets it. */
export const sessionJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, async (now) => {
    await deleteBrowsersBefore(db, new Date(now.getTime() - KEPT_MS));
  }),
});

export const queueSessionSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
