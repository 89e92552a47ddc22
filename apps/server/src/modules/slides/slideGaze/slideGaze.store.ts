import { roleCodes } from '@cheese/domain/codes/people/roles';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { slideGaze, slideWatch } from './slideGaze.tables';

export type WatchRow = typeof slideWatch.$inferSelect;

const isOne = ({ slideId, personId }: Pick<WatchRow, 'slideId' | 'personId'>) =>
  and(eq(slideWatch.slideId, slideId), eq(slideWatch.personId, personId));

/** Locks and returns the learner's watch time, and whether the row is new. */
export async function takeWatch(tx: Db, fresh: WatchRow) {
  const plan = prepared(tx, 'slide_watch_held', () =>
    tx
      .insert(slideWatch)
      .values({
        ...inputs('slideId', 'personId', 'organisationId', 'seconds', 'lastAt'),
        ...inputs('day', 'daySeconds'),
      })
      // A no-op update, only to lock the existing row.
      .onConflictDoUpdate({
        target: [slideWatch.slideId, slideWatch.personId],
        set: { seconds: sql`${slideWatch.seconds}` },
      })
      .returning({ ...getTableColumns(slideWatch), isFirst: sql<boolean>`xmax = 0` })
      .prepare('slide_watch_held'),
  );
  const [{ isFirst, ...watch } = { ...fresh, isFirst: true }] = await plan.execute({ ...fresh });
  return { watch, isFirst };
}

export async function updateWatch(tx: Db, { slideId, personId, ...set }: WatchRow) {
  await tx.update(slideWatch).set(set).where(isOne({ slideId, personId }));
}

interface Place {
  slideId: number;
  organisationId: number;
}

const isThere = ({ slideId, organisationId }: Place) =>
  and(eq(slideGaze.slideId, slideId), eq(slideGaze.organisationId, organisationId));

/** Changes the cells of a grid, one after the other of those who look at once. */
export async function changeCells(
  tx: Db,
  place: Place,
  { count, change }: { count: number; change: (cells: number[]) => void },
) {
  const none = new Array<number>(count).fill(0);
  await tx
    .insert(slideGaze)
    .values({ ...place, cells: none })
    .onConflictDoNothing();
  const [row] = await tx.select().from(slideGaze).where(isThere(place)).for('update');
  const cells = row?.cells.length === count ? row.cells : none;
  change(cells);
  await tx.update(slideGaze).set({ cells }).where(isThere(place));
}

/** Null selects all schools. */
export const selectCells = (db: Db, slideId: number, organisationId: number | null) =>
  db
    .select({ cells: slideGaze.cells })
    .from(slideGaze)
    .where(
      organisationId === null
        ? eq(slideGaze.slideId, slideId)
        : isThere({ slideId, organisationId }),
    );

export async function listWatchers(
  db: Db,
  { slideId, organisationId }: Place,
  { page, pageCnt }: { page: number; pageCnt: number },
) {
  const { personId, seconds, lastAt } = slideWatch;
  const found = db
    .select({ personId, name: membership.name, number: membership.number, seconds, lastAt })
    .from(slideWatch)
    .innerJoin(
      membership,
      and(
        eq(membership.personId, slideWatch.personId),
        eq(membership.organisationId, organisationId),
        eq(membership.role, roleCodes.learner),
      ),
    )
    .where(and(eq(slideWatch.slideId, slideId), eq(slideWatch.organisationId, organisationId)));
  const total = await db.$count(found.as('watchers'));
  const rows = await found
    .orderBy(desc(seconds), asc(personId))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { rows, total };
}
