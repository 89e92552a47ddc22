import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { Refusal } from '../../../calls/refusal';
import { enqueue as insertJob } from '../../base/job/job.service';
import type { JobKinds } from '../../base/job/job.run';
import { type Submitted, submitAttempt } from './attempt.service';
import { selectOverdue } from './attempt.store';

interface House {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Told of each that it ended, in the same transaction. */
  onEnded: (inside: Db, submitted: Submitted, now: Date) => Promise<void>;
}

const SUBMIT_OVERDUE = 'submitOverdue';
const EVERY_MS = 5_000;
const MOST_AT_ONCE = 500;
const MINUTE_MS = 60_000;

/** Submits attempts whose time is over, without needing a browser. */
export const attemptJobs = (services: House): JobKinds => ({
  [SUBMIT_OVERDUE]: {
    leaseMs: MINUTE_MS,
    mostAttempts: 1_000_000,
    async run() {
      await submitOverdue(services);
      return new Date(services.clock.now().getTime() + EVERY_MS);
    },
    giveUp: async () => undefined,
  },
});

export const queueSubmitting = ({ db, clock }: Pick<House, 'db' | 'clock'>) =>
  insertJob(db, { kind: SUBMIT_OVERDUE, payload: {}, onceKey: SUBMIT_OVERDUE, runAt: clock.now() });

/** One that cannot be marked keeps no other from it. */
export async function submitOverdue({ db, clock, log, onEnded }: House) {
  const now = clock.now();
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows = await selectOverdue(db, now, { after: last, limit: MOST_AT_ONCE });
    for (const { id } of rows) {
      const asked = { id, by: 'time', now, after: 'grace' } as const;
      const ended = submitAttempt(db, asked, (inside, submitted) =>
        onEnded(inside, submitted, now),
      );
      await ended.catch((error: unknown) => {
        // The attempt was extended in the meantime.
        if (error instanceof Refusal && error.key === 'attempt.timeLeft') return;
        log.error({ err: error, attempt: id }, 'an attempt was not handed in');
      });
    }
    last = rows.at(-1)?.id;
  }
}
