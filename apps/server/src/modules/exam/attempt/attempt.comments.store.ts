import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { attemptAnswer } from './attempt.tables';
import { answerMark } from './examMarking.tables';

/** Comments on the current answers, by place, without their authors. */
export async function commentsOf(
  db: Db,
  attemptId: number,
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .select({ place: answerMark.place, comment: answerMark.comment })
    .from(answerMark)
    .innerJoin(
      attemptAnswer,
      and(
        eq(attemptAnswer.attemptId, answerMark.attemptId),
        eq(attemptAnswer.place, answerMark.place),
        // A comment on an earlier version of the answer no longer applies.
        eq(attemptAnswer.number, answerMark.number),
      ),
    )
    .where(and(eq(answerMark.attemptId, attemptId), ne(answerMark.comment, '')))
    .orderBy(asc(answerMark.markedAt), asc(answerMark.markerId));
  const comments = new Map<number, string[]>();
  for (const { place, comment } of rows) {
    comments.set(place, [...(comments.get(place) ?? []), comment]);
  }
  return comments;
}
