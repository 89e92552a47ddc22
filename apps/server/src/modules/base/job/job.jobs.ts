import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from './hourly';
import { deleteFinished } from './job.store';
import type { JobKinds } from './job.work';

const SWEEP = 'sweepJobs';
/** For as long as who asked for something may look how it went. */
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
