import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { deleteBrowsersBefore } from '../browser/browser.door';
import { deleteEndedBefore } from './session.store';

const SWEEP = 'sweepSessions';
/** Ended sessions stay this long, for the user's list of sign-ins. */
const KEPT_MS = 90 * 86_400_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Sessions that have ended long ago, and browsers that have long not been seen. */
export const sessionJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, async (now) => {
    await deleteEndedBefore(db, new Date(now.getTime() - KEPT_MS));
    await deleteBrowsersBefore(db, new Date(now.getTime() - 2 * KEPT_MS));
  }),
});

export const queueSessionSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
