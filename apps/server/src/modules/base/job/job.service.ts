import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { cancelOf, findOfPerson } from './job.store';
import type { JobRow } from './job.tables';

export { bringForward as hurry, cancelAny as endJob, insertJob as enqueue } from './job.store';

export interface JobState {
  state: 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';
  done: number;
  total: number | null;
  failure: string | null;
}

/** Null if the job belongs to someone else or ended more than a day ago. */
export async function readJob(db: Db, personId: number, id: number): Promise<JobState | null> {
  const row = await findOfPerson(db, personId, id);
  return row && toState(row);
}

type Moments = Pick<JobRow, 'cancelledAt' | 'finishedAt' | 'lease' | 'failure'>;

/** Derived from moments; what is called off while somebody is at it counts as called off at once. */
export function stateOf({ cancelledAt, finishedAt, lease, failure }: Moments): JobState['state'] {
  if (cancelledAt) return 'cancelled';
  if (!finishedAt) return lease ? 'working' : 'waiting';
  return failure ? 'failed' : 'done';
}

const toState = (row: JobRow): JobState => {
  const { done, total, failure } = row;
  return { state: stateOf(row), done, total, failure };
};

/** Calls somebody's job off, wherever it is done; what is over already stays as it is. */
export async function cancelJob(
  { db, clock }: { db: Db; clock: Clock },
  personId: number,
  id: number,
): Promise<JobState | null> {
  const row = await cancelOf(db, personId, id, clock.now());
  return row ? toState(row) : readJob(db, personId, id);
}
