import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { RunKind, RunRow } from './run.kind';

interface Listed {
  personId: number;
  thingId: number;
}

/** A page of a person's runs of one thing, newest first, with the points of their reports. */
export function selectRunsOf(
  { name, runs, steps }: Pick<RunKind<RunRow, never>, 'name' | 'runs' | 'steps'>,
  { thing, report }: Record<'thing' | 'report', PgColumn>,
  { db, of, asked }: { db: Db; of: Listed; asked: Paged },
) {
  const plan = prepared(db, `${name}_list`, () => {
    const stepCount = db.select({ its: count() }).from(steps).where(eq(steps.runId, runs.id));
    const isTheirs = eq(runs.personId, sql.placeholder('personId'));
    return db
      .select({
        id: sql<number>`${runs.id}`,
        startedAt: sql`${runs.startedAt}`.mapWith(runs.startedAt) as SQL<Date>,
        finishedAt: sql`${runs.finishedAt}`.mapWith(runs.finishedAt) as SQL<Date | null>,
        points: sql<number | null>`(${report} ->> 'points')::int`,
        most: sql<number | null>`(${report} ->> 'most')::int`,
        stepCount: sql<number>`(${stepCount})`.mapWith(Number),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(runs)
      .where(and(eq(thing, sql.placeholder('thingId')), isTheirs))
      .orderBy(desc(runs.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_list`);
  });
  return pageBy(plan, { ...of }, asked);
}
