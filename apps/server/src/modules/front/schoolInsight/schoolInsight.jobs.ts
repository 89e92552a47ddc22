import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { hurry } from '../../base/job/job.service';
import { countSchools } from './insight.count';

const COUNT = 'countSchools';

interface Own {
  db: Db;
  clock: Clock;
}

export const schoolInsightJobs = ({ db, clock }: Own): JobKinds => ({
  [COUNT]: { lane: 'heavy', ...hourly(clock, (now) => countSchools(db, now)) },
});

/** Counts at the next look of a worker instead of at the next hour. */
export const countSoon = (tx: Db) => hurry(tx, [COUNT], new Date(0));

export const queueInsightCounting = (own: Own) => queueHourly(own, COUNT);
