import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { questionChange } from './change.tables';

export async function insertChange(db: Db, row: typeof questionChange.$inferInsert) {
  const [made] = await db.insert(questionChange).values(row).returning({ id: questionChange.id });
  return present(made).id;
}

export async function findChange(db: Db, id: number, isForUpdate = false) {
  const rows = db.select().from(questionChange).where(eq(questionChange.id, id));
  return (await (isForUpdate ? rows.for('update') : rows))[0] ?? null;
}

export const markUndone = (db: Db, id: number, undoneAt: Date) =>
  db.update(questionChange).set({ undoneAt }).where(eq(questionChange.id, id));

/** Drops steps that are too old to be undone. */
export const deleteChangesBefore = (db: Db, bankId: number, moment: Date) =>
  db
    .delete(questionChange)
    .where(and(eq(questionChange.bankId, bankId), lt(questionChange.madeAt, moment)));
