import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { selectToErase } from '../person/person.door';
import { eraseOne } from './privacy.erase';
import { makeExport } from './privacy.export';
import { EXPORT } from './privacy.kinds';
import type { PersonalPart } from './privacy.part';
import { daysOf, deleteOutdated } from './privacy.retention';
import { finishExport } from './privacy.store';

const SWEEP = 'sweepPersonalData';
const DAY_MS = 86_400_000;
/** In an hour. */
const MOST_ERASED = 200;

interface Shop {
  db: Db;
  clock: Clock;
  parts: readonly PersonalPart[];
}

export const privacyJobs = ({ db, clock, parts }: Shop): JobKinds => ({
  [EXPORT]: {
    leaseMs: 10 * 60_000,
    mostAttempts: 3,
    async run(payload) {
      const { personId } = payload as { personId: number };
      const now = clock.now();
      const days = await daysOf(db, 'exports');
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      await makeExport(db, { personId, now, parts, expiresAt });
    },
    giveUp: async (payload) => {
      const { personId } = payload as { personId: number };
      await finishExport(db, personId, { state: 'failed', expiresAt: null });
    },
  },
  [SWEEP]: hourly(clock, async (now) => {
    const ids = await selectToErase(db, now, MOST_ERASED);
    for (const personId of ids) await eraseOne(db, { personId, now, parts });
    await deleteOutdated(db, now);
  }),
});

export const queuePrivacySweeping = (shop: Pick<Shop, 'db' | 'clock'>) => queueHourly(shop, SWEEP);
