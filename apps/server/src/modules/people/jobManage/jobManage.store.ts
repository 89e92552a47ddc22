import { type JobKindShown, jobKinds, type JobStateShown } from '@cheese/domain/codes/people/jobs';
import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { job, type JobRow } from '../../base/job/job.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

interface Narrowed extends Paged {
  keyword?: string;
  kind?: JobKindShown;
  state?: JobStateShown;
}

export interface ManagedRow {
  job: JobRow;
  name: string;
  organisation: string | null;
}

const kinds = Object.keys(jobKinds);
const isOpen = and(isNull(job.cancelledAt), isNull(job.finishedAt));
const isOver = and(isNull(job.cancelledAt), isNotNull(job.finishedAt));

const ofState: Record<JobStateShown, SQL | undefined> = {
  waiting: and(isOpen, isNull(job.lease)),
  working: and(isOpen, isNotNull(job.lease)),
  done: and(isOver, isNull(job.failure)),
  failed: and(isOver, isNotNull(job.failure)),
  cancelled: isNotNull(job.cancelledAt),
};

const nameOf = sql<string>`coalesce(${person.name}, ${person.nickname}, '')`;

/** Unfinished jobs first, then by the newest request. */
export async function selectJobs(db: Db, asked: Narrowed) {
  const { keyword, kind, state } = asked;
  const pattern = keyword && likePattern(keyword);
  const where = and(
    inArray(job.kind, kind ? [kind] : kinds),
    state && ofState[state],
    pattern
      ? or(...[person.name, person.nickname, organisation.name].map((one) => ilike(one, pattern)))
      : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const rows: ManagedRow[] = await db
    .select({ job, name: nameOf, organisation: organisation.name })
    .from(job)
    .innerJoin(person, eq(person.id, job.personId))
    .leftJoin(organisation, eq(organisation.id, job.organisationId))
    .where(where)
    .orderBy(sql`${job.finishedAt} desc nulls first`, desc(job.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(job)
    .innerJoin(person, eq(person.id, job.personId))
    .leftJoin(organisation, eq(organisation.id, job.organisationId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
