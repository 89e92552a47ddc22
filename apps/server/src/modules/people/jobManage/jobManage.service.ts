import { type JobKindShown, jobKinds, jobStates } from '@cheese/domain/codes/people/jobs';
import type { Answers } from '@cheese/domain/contract/call';
import type { JobManageContract as C, ManagedJob } from '@cheese/domain/contract/people/jobManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { endJob, stateOf } from '../../base/job/job.service';
import { writeAudit } from '../audit/audit.service';
import { type ManagedRow, selectJobs } from './jobManage.store';

export async function listJobs(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectJobs(db, query);
  return { total, list: rows.map(toManaged) };
}

function toManaged({ job, name, organisation }: ManagedRow): ManagedJob {
  const { id, done, total, attempts, isLong } = job;
  return {
    id,
    done,
    total,
    attempts,
    isLong,
    organisation,
    kind: job.kind as JobKindShown,
    state: stateOf(job),
    person: { id: job.personId ?? 0, name },
    askedAt: job.askedAt.getTime(),
    begunAt: job.begunAt?.getTime() ?? null,
    finishedAt: job.finishedAt?.getTime() ?? null,
  };
}

/** A running worker notices within seconds; the owner may request the job again. */
export async function endOne(
  { db, ...context }: CallerContext & { db: Db },
  { id }: Static<C['end']['body']>,
): Promise<Answers<C['end']>> {
  await db.transaction(async (tx) => {
    const ended = await endJob(tx, id, context.clock.now());
    if (!ended) return refuse('job.over');
    const kind = jobKinds[ended.kind as JobKindShown] ?? ended.kind;
    await writeAudit(tx, context, {
      act: 'job.end',
      about: `${kind} ${id}`,
      toPersonId: ended.personId ?? 0,
      before: { state: jobStates[stateOf({ ...ended, cancelledAt: null })] },
      after: { state: jobStates.cancelled },
    });
  });
  return null;
}
