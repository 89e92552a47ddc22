import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { and, asc, eq, sql } from 'drizzle-orm';
import { attemptCorrection, type CorrectionRow } from './attempt.tables';

export function selectCorrections(db: Db, sourceId: number) {
  const plan = prepared(db, 'attempt_corrections', () =>
    db
      .select()
      .from(attemptCorrection)
      .where(
        and(
          eq(attemptCorrection.kind, 'exam'),
          eq(attemptCorrection.sourceId, sql.placeholder('sourceId')),
        ),
      )
      .orderBy(asc(attemptCorrection.id))
      .prepare('attempt_corrections'),
  );
  return plan.execute({ sourceId });
}

export const insertCorrection = (
  db: Db,
  {
    sourceId,
    correctedBy,
    correctedAt,
    questionId,
    version,
    reason,
    correction,
  }: {
    sourceId: number;
    correctedBy: number;
    correctedAt: Date;
    questionId: number;
    version: number;
    reason: string;
    correction: Pick<CorrectionRow, 'way' | 'keys'>;
  },
) =>
  db
    .insert(attemptCorrection)
    .values({
      kind: 'exam',
      sourceId,
      questionId,
      version,
      reason,
      ...correction,
      changedCount: 0,
      correctedBy,
      correctedAt,
    })
    .returning({ id: attemptCorrection.id });

/** Locks the correction while its attempts are marked anew, so that only one process does it. */
export async function lockCorrection(db: Db, id: number): Promise<CorrectionRow | null> {
  const isIt = eq(attemptCorrection.id, id);
  const rows = await db.select().from(attemptCorrection).where(isIt).for('update');
  return rows[0] ?? null;
}

/** Saves the progress of remarking and how many results it changed. */
export async function noteReckoned(
  db: Db,
  id: number,
  noted: { to: number; changed: number } | { at: Date },
) {
  const facts =
    'at' in noted
      ? { reckonedAt: noted.at }
      : {
          reckonedTo: noted.to,
          changedCount: sql`${attemptCorrection.changedCount} + ${noted.changed}`,
        };
  await db.update(attemptCorrection).set(facts).where(eq(attemptCorrection.id, id));
}
