import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { enqueue } from '../../base/job/job.service';
import type { JobKinds } from '../../base/job/job.run';
import { reckonAll } from './examReport.reckon';

const RECKON = 'reckonCorrection';
const MINUTE_MS = 60_000;

interface House {
  db: Db;
  clock: Clock;
}

/** Finishes remarking that a server stop interrupted. */
export const reportJobs = (services: House): JobKinds => ({
  [RECKON]: {
    leaseMs: 10 * MINUTE_MS,
    mostAttempts: 20,
    run: (payload) => reckonAll(services, (payload as { correctionId: number }).correctionId),
    giveUp: async () => undefined,
  },
});

/**
 * Remarking normally runs at once in the teacher's call; this job covers what that leaves
 * unfinished.
 */
export const queueReckoning = ({ db, clock }: House, correctionId: number) =>
  enqueue(db, {
    kind: RECKON,
    payload: { correctionId },
    runAt: new Date(clock.now().getTime() + MINUTE_MS),
  });
