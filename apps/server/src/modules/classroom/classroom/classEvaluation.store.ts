import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { classEvaluation } from './classroom.tables';

type Row = typeof classEvaluation.$inferInsert;

/** The second evaluation of the same person replaces their first. */
export async function upsertEvaluation(tx: Db, row: Row) {
  const { teachingClassId, personId, ...said } = row;
  const [kept] = await tx
    .insert(classEvaluation)
    .values({ teachingClassId, personId, ...said })
    .onConflictDoUpdate({
      target: [classEvaluation.teachingClassId, classEvaluation.personId],
      set: said,
    })
    .returning({ id: classEvaluation.id });
  return present(kept).id;
}

export async function findEvaluationOf(db: Db, teachingClassId: number, personId: number) {
  const rows = await db
    .select()
    .from(classEvaluation)
    .where(
      and(
        eq(classEvaluation.teachingClassId, teachingClassId),
        eq(classEvaluation.personId, personId),
      ),
    );
  return rows[0] ?? null;
}

export const countStars = (db: Db, teachingClassId: number) =>
  db
    .select({ stars: classEvaluation.stars, count: count() })
    .from(classEvaluation)
    .where(eq(classEvaluation.teachingClassId, teachingClassId))
    .groupBy(classEvaluation.stars);

const isWorded = (teachingClassId: number) =>
  and(
    eq(classEvaluation.teachingClassId, teachingClassId),
    sql`${classEvaluation.text} <> '' and ${classEvaluation.heldAt} is null`,
  );

/** The words that wait for nobody, the latest first. */
export async function selectWorded(db: Db, teachingClassId: number, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const list = await db
    .select()
    .from(classEvaluation)
    .where(isWorded(teachingClassId))
    .orderBy(desc(classEvaluation.evaluatedAt), desc(classEvaluation.id))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(classEvaluation, isWorded(teachingClassId)) };
}

export const updateWords = (
  tx: Db,
  id: number,
  set: Partial<Pick<typeof classEvaluation.$inferInsert, 'heldAt' | 'text'>>,
) => tx.update(classEvaluation).set(set).where(eq(classEvaluation.id, id));
