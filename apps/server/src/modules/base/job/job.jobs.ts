import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from './hourly';
import { deleteFinished } from './job.store';
import type { JobKinds } from './job.run';

const SWEEP = 'sweepJobs';
/** Finished jobs stay this long, so that their owners can see the result. */
const KEPT_MS = 86_400_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Jobs that were over a day ago. */
export const jobJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, async (now) => {
    await deleteFinished(db, new Date(now.getTime() - KEPT_MS));
  }),
});

export const queueJobSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
