import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { deleteExpired } from './import.store';
import { deleteStale } from '../../people/madeFile/madeFile.door';

const SWEEP = 'sweepImports';

interface Shop {
  db: Db;
  clock: Clock;
}

/** Deletes unconfirmed previews and workbooks that were not downloaded. */
export const importJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: hourly(clock, async (now) => {
    await deleteExpired(db, now);
    await deleteStale(db, now);
  }),
});

export const queueImportSweeping = (shop: Shop) => queueHourly(shop, SWEEP);
