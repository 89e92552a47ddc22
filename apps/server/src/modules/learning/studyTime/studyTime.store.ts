import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import type { Studied } from './studyTime.service';
import { studyTime } from './studyTime.tables';

export async function insertStretch(db: Db, personId: number, studied: Studied, now: Date) {
  await db.insert(studyTime).values({ personId, ...studied, startedAt: now, endedAt: now });
}

const names = ['productId', 'productType', 'resourceId', 'resourceType'] as const;

const isIt = (column: PgColumn, value: number | undefined) =>
  value === undefined ? isNull(column) : eq(column, value);

function isOf(personId: number, studied: Studied) {
  const asked: Partial<Record<(typeof names)[number], number>> = studied ?? {};
  return and(
    eq(studyTime.personId, personId),
    ...names.map((name) => isIt(studyTime[name], asked[name])),
  );
}

/** Answers false if there is no recent stretch to extend. */
export async function extendNewest(
  db: Db,
  personId: number,
  studied: Studied,
  { now, heardAfter }: { now: Date; heardAfter: Date },
) {
  const newest = db
    .select({ id: studyTime.id })
    .from(studyTime)
    .where(isOf(personId, studied))
    .orderBy(desc(studyTime.id))
    .limit(1);
  const rows = await db
    .update(studyTime)
    .set({ endedAt: now })
    .where(and(eq(studyTime.id, newest), gte(studyTime.endedAt, heardAfter)))
    .returning({ id: studyTime.id });
  return rows.length > 0;
}
