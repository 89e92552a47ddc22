import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { isCurrent } from './question.rows';
import { question, questionVersion } from '../bank/question.tables';

const asItStands = (db: Db) =>
  db
    .select({ question, words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, isCurrent);

/** These of a bank, held until they are written. */
export const lockQuestions = (db: Db, bankId: number, ids: readonly number[]) =>
  asItStands(db)
    .where(
      and(eq(question.bankId, bankId), inArray(question.id, [...ids]), isNull(question.deletedAt)),
    )
    .orderBy(question.id)
    .for('update', { of: question });

/** Questions already created from these drafts, so that saving is idempotent. */
export const lockStamped = (db: Db, bankId: number, stamps: readonly string[]) =>
  asItStands(db)
    .where(and(eq(question.bankId, bankId), inArray(question.stamp, [...stamps])))
    .orderBy(question.id)
    .for('update', { of: question });

export type Standing = Awaited<ReturnType<typeof lockQuestions>>[number];

/** All that belong together, in their order. */
export const selectGroup = (db: Db, bankId: number, groupId: number) =>
  asItStands(db)
    .where(
      and(eq(question.bankId, bankId), eq(question.groupId, groupId), isNull(question.deletedAt)),
    )
    .orderBy(question.place, question.id);

export async function findStanding(db: Db, id: number) {
  const rows = await asItStands(db).where(and(eq(question.id, id), isNull(question.deletedAt)));
  return rows[0] ?? null;
}

export const joinGroup = (db: Db, id: number, groupId: number) =>
  db.update(question).set({ groupId }).where(eq(question.id, id));
