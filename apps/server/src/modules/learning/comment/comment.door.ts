import type { CommentSubject } from '@cheese/domain/codes/learning/commentSubjects';
import { alias } from 'drizzle-orm/pg-core';
import { and, count, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { comment } from './comment.tables';

const HIDDEN = 0;
const root = alias(comment, 'root');
const isSeen = (said: typeof comment | typeof root) =>
  and(isNull(said.heldAt), ne(said.state, HIDDEN));

/** How many words everybody may read stand at each of some subjects; replies count, too. */
export async function countSaid(
  db: Db,
  subjectType: CommentSubject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comment.subjectId, count: count() })
    .from(comment)
    .leftJoin(root, eq(root.id, comment.commentId))
    .where(
      and(
        eq(comment.subjectType, subjectType),
        inArray(comment.subjectId, [...ids]),
        isSeen(comment),
        or(isNull(comment.commentId), isSeen(root)),
      ),
    )
    .groupBy(comment.subjectId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
