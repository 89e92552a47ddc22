import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { slideTask, slideTaskStanding } from './slideTask.tables';

const ofSlide = (slideId: number) =>
  and(eq(slideTask.slideId, slideId), isNull(slideTask.removedAt));

/** With how many stand where with it as it is now. */
export const selectMade = (db: Db, slideId: number) => {
  const { isRight, isRightFirst } = slideTaskStanding;
  return db
    .select({
      task: slideTask,
      tried: count(slideTaskStanding.personId),
      right: sql<number>`count(*) filter (where ${isRight})`.mapWith(Number),
      rightFirst: sql<number>`count(*) filter (where ${isRightFirst})`.mapWith(Number),
    })
    .from(slideTask)
    .leftJoin(
      slideTaskStanding,
      and(
        eq(slideTaskStanding.taskId, slideTask.id),
        eq(slideTaskStanding.edition, slideTask.edition),
      ),
    )
    .where(ofSlide(slideId))
    .groupBy(slideTask.id)
    .orderBy(asc(slideTask.place), asc(slideTask.id));
};

export const countTasks = (db: Db, slideId: number) => db.$count(slideTask, ofSlide(slideId));

export async function insertTask(db: Db, row: typeof slideTask.$inferInsert): Promise<number> {
  const rows = await db.insert(slideTask).values(row).returning({ id: slideTask.id });
  return present(rows[0]).id;
}

export async function updateTask(db: Db, id: number, set: Partial<typeof slideTask.$inferInsert>) {
  await db.update(slideTask).set(set).where(eq(slideTask.id, id));
}

/** All of them by one statement; the numbers of another slide's tasks do nothing. */
export async function placeTasks(db: Db, slideId: number, ids: readonly number[]) {
  const order = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const place = sql`coalesce(array_position(array[${order}], ${slideTask.id}), ${ids.length + 1})`;
  await db.update(slideTask).set({ place }).where(ofSlide(slideId));
}

export async function takeAway(db: Db, id: number, now: Date) {
  await db.update(slideTask).set({ removedAt: now }).where(eq(slideTask.id, id));
}
