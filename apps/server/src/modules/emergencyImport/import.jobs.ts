import type { Db } from '../../db/database';
import type { Clock } from '../../ports/clock';
import { deleteStale } from '../emergencyExport/download.service';
import { insertJob } from '../job/job.store';
import type { JobKinds } from '../job/job.work';
import { deleteExpired } from './import.store';

const SWEEP = 'sweepImports';
const HOUR_MS = 3_600_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** Once an hour: previews that nobody confirmed, and workbooks that nobody fetched. */
export const importJobs = ({ db, clock }: Shop): JobKinds => ({
  [SWEEP]: {
    leaseMs: HOUR_MS,
    mostAttempts: 1000,
    async run() {
      const now = clock.now();
      await deleteExpired(db, now);
      await deleteStale(db, now);
      return new Date(now.getTime() + HOUR_MS);
    },
    giveUp: async () => undefined,
  },
});

/** Sees to it that there is sweeping: once for all nodes. */
export const queueImportSweeping = ({ db, clock }: Shop) =>
  insertJob(db, { kind: SWEEP, payload: {}, onceKey: SWEEP, runAt: clock.now() });
