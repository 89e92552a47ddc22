import { findingStateCodes } from '@cheese/domain/codes/slides/slideFinding';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { slideFinding, slideFindingForm } from './slideFinding.tables';

const ofSlide = (slideId: number) =>
  and(eq(slideFindingForm.slideId, slideId), isNull(slideFindingForm.removedAt));

/** With how much was handed in on each. */
export const selectMade = (db: Db, slideId: number) =>
  db
    .select({
      form: slideFindingForm,
      handedIn: count(slideFinding.id),
      waiting:
        sql<number>`count(*) filter (where ${slideFinding.state} = ${literal(findingStateCodes.handedIn)})`.mapWith(
          Number,
        ),
    })
    .from(slideFindingForm)
    .leftJoin(slideFinding, eq(slideFinding.formId, slideFindingForm.id))
    .where(ofSlide(slideId))
    .groupBy(slideFindingForm.id)
    .orderBy(asc(slideFindingForm.id));

export const countForms = (db: Db, slideId: number) =>
  db.$count(slideFindingForm, ofSlide(slideId));

export async function insertForm(db: Db, row: typeof slideFindingForm.$inferInsert) {
  const [made] = await db
    .insert(slideFindingForm)
    .values(row)
    .returning({ id: slideFindingForm.id });
  if (!made) throw new Error('the form was not written');
  return made;
}

type FormRow = typeof slideFindingForm.$inferInsert;

/** Answers false if the form has changed since `seenAt`. */
export async function changeForm(
  db: Db,
  { id, seenAt }: { id: number; seenAt: Date },
  row: Omit<FormRow, 'slideId'>,
) {
  const isSeen = and(eq(slideFindingForm.id, id), eq(slideFindingForm.updatedAt, seenAt));
  const changed = await db
    .update(slideFindingForm)
    .set(row)
    .where(isSeen)
    .returning({ id: slideFindingForm.id });
  return changed.length > 0;
}

export async function turnForm(
  db: Db,
  id: number,
  set: Partial<Pick<FormRow, 'audienceId' | 'removedAt'>>,
) {
  await db.update(slideFindingForm).set(set).where(eq(slideFindingForm.id, id));
}
