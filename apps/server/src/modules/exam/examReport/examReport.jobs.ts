import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { enqueue } from '../../base/job/job.service';
import type { JobKinds } from '../../base/job/job.work';
import { reckonAll } from './examReport.reckon';

const RECKON = 'reckonCorrection';
const MINUTE_MS = 60_000;

interface House {
  db: Db;
  clock: Clock;
}

/** What was corrected is marked anew also where the server stopped in the middle of it. */
export const reportJobs = (house: House): JobKinds => ({
  [RECKON]: {
    leaseMs: 10 * MINUTE_MS,
    mostAttempts: 20,
    run: (payload) => reckonAll(house, (payload as { correctionId: number }).correctionId),
    giveUp: async () => undefined,
  },
});

/** Whoever corrected it does it at once: this is for what they leave behind. */
export const queueReckoning = ({ db, clock }: House, correctionId: number) =>
  enqueue(db, {
    kind: RECKON,
    payload: { correctionId },
    runAt: new Date(clock.now().getTime() + MINUTE_MS),
  });
