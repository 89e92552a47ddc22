import type { Db } from '../../../db/database';
import { answerMark } from '../attempt/examMarking.tables';
import { and, eq } from 'drizzle-orm';
import type { AnswerRef } from './examMarking.refs.store';

export const deleteMark = (db: Db, { attemptId, place }: AnswerRef, markerId: number) =>
  db
    .delete(answerMark)
    .where(
      and(
        eq(answerMark.attemptId, attemptId),
        eq(answerMark.place, place),
        eq(answerMark.markerId, markerId),
      ),
    );

export async function keepMark(
  db: Db,
  {
    attemptId,
    place,
    personId,
    said,
  }: {
    attemptId: number;
    place: number;
    personId: number;
    said: Pick<
      typeof answerMark.$inferInsert,
      'number' | 'comment' | 'isFinal' | 'markedAt' | 'score'
    >;
  },
) {
  await db
    .insert(answerMark)
    .values({ attemptId, place, markerId: personId, ...said })
    .onConflictDoUpdate({
      target: [answerMark.attemptId, answerMark.place, answerMark.markerId],
      set: said,
    });
}
