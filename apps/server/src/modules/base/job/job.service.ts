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

/**
 * Derived from the timestamps; a cancelled job counts as cancelled even while it is still running.
 */
export function stateOf({ cancelledAt, finishedAt, lease, failure }: Moments): JobState['state'] {
  if (cancelledAt) return 'cancelled';
  if (!finishedAt) return lease ? 'working' : 'waiting';
  return failure ? 'failed' : 'done';
}

const toState = (row: JobRow): JobState => {
  const { done, total, failure } = row;
  return { state: stateOf(row), done, total, failure };
};

/** Cancels the user's job on any node; a finished one stays as it is. */
export async function cancelJob(
  { db, clock }: { db: Db; clock: Clock },
  personId: number,
  id: number,
): Promise<JobState | null> {
  const row = await cancelOf(db, personId, id, clock.now());
  return row ? toState(row) : readJob(db, personId, id);
}
