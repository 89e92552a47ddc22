import { failures } from '@cheese/domain/texts/failures';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Storage } from '../../../ports/storage';
import { Refusal } from '../../../calls/refusal';
import type { WorkerPool } from '../../base/heavy/heavy.pool';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { forgetImport, READ } from './questionImport.begin';
import { readImport } from './questionImport.read';
import { findById, selectExpired, updateImport } from './questionImport.store';

const SWEEP = 'sweepQuestionImports';
const LEASE_MS = 10 * 60_000;

interface House {
  db: Db;
  clock: Clock;
  storage: Storage;
  heavy: WorkerPool;
}

export const questionImportJobs = (services: House): JobKinds => ({
  [READ]: {
    lane: 'heavy',
    leaseMs: LEASE_MS,
    mostAttempts: 2,
    async run(payload, work) {
      const head = await findById(services.db, importIdOf(payload));
      if (head?.state !== 'reading') return;
      try {
        await readImport(services, head, work);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // A retry cannot fix a faulty file, so the failure is reported at once.
        await fail(services.db, head.id, error.message);
      }
    },
    giveUp: (payload) => fail(services.db, importIdOf(payload), failures['server.broken'].message),
  },
  [SWEEP]: hourly(services.clock, async (now) => {
    for (const head of await selectExpired(services.db, now)) {
      await forgetImport(services.db, services, head, { ofSaved: true });
    }
  }),
});

export const queueImportForgetting = (shop: Pick<House, 'db' | 'clock'>) =>
  queueHourly(shop, SWEEP);

const importIdOf = (payload: unknown) => (payload as { importId: number }).importId;

async function fail(db: Db, id: number, failure: string) {
  const head = await findById(db, id);
  if (head?.state === 'reading') await updateImport(db, id, { state: 'failed', failure });
}
