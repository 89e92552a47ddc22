import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { countSchools } from './insight.count';

const COUNT = 'countSchools';

interface Own {
  db: Db;
  clock: Clock;
}

export const schoolInsightJobs = ({ db, clock }: Own): JobKinds => ({
  [COUNT]: { lane: 'heavy', ...hourly(clock, (now) => countSchools(db, now)) },
});

export const queueInsightCounting = (own: Own) => queueHourly(own, COUNT);
