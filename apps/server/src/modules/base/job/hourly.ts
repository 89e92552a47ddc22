import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { insertJob } from './job.store';
import type { JobKind } from './job.run';

const HOUR_MS = 3_600_000;
/** The next round of a killed node's work begins after that, however long a round may take. */
const LEASE_MS = 30_000;

/** Repeats, even after a failure. */
export const repeating = (
  everyMs: number,
  clock: Clock,
  run: (now: Date) => Promise<void>,
): JobKind => ({
  leaseMs: LEASE_MS,
  isRenewed: true,
  mostAttempts: 1000,
  async run() {
    const now = clock.now();
    await run(now);
    return new Date(now.getTime() + everyMs);
  },
  giveUp: async () => undefined,
});

export const hourly = (clock: Clock, run: (now: Date) => Promise<void>): JobKind =>
  repeating(HOUR_MS, clock, run);

/** Sees to it that it is done: once for all nodes. */
export const queueHourly = ({ db, clock }: { db: Db; clock: Clock }, kind: string) =>
  insertJob(db, { kind, payload: {}, onceKey: kind, runAt: clock.now() });
