import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import type { CommentSubject } from '@cheese/domain/codes/learning/commentSubjects';
import { alias } from 'drizzle-orm/pg-core';
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { comment } from '../course/learners/comment.tables';

/** The comment that a reply stands under. */
export const rootComment = alias(comment, 'root');
const isSeen = (said: typeof comment | typeof rootComment) =>
  and(isNull(said.heldAt), ne(said.state, commentStateCodes.hidden));

/** Neither hidden nor held, and not below one that is; `rootComment` is joined. */
export const isPublic = () =>
  and(isSeen(comment), or(isNull(comment.commentId), isSeen(rootComment)));

/** Removes all that was said of something that is gone; answers which comments it was. */
export async function deleteSaid(tx: Db, subjectType: CommentSubject, subjectId: number) {
  const rows = await tx
    .delete(comment)
    .where(and(eq(comment.subjectType, subjectType), eq(comment.subjectId, subjectId)))
    .returning({ id: comment.id });
  return rows.map(({ id }) => id);
}

/** Counts public comments of each subject, including replies. */
export async function countSaid(
  db: Db,
  subjectType: CommentSubject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const plan = prepared(db, 'comments_counted', () =>
    db
      .select({ id: comment.subjectId, count: count() })
      .from(comment)
      .leftJoin(rootComment, eq(rootComment.id, comment.commentId))
      .where(
        and(
          eq(comment.subjectType, sql.placeholder('subjectType')),
          sql`${comment.subjectId} = any(${sql.placeholder('ids')}::int[])`,
          isPublic(),
        ),
      )
      .groupBy(comment.subjectId)
      .prepare('comments_counted'),
  );
  const rows = await plan.execute({ subjectType, ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row.count]));
}
