import type { CommentState } from '@cheese/domain/codes/base/visibility';
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import {
  comment,
  commentLike,
  commentMention,
  type CommentRow,
} from '../course/learners/comment.tables';

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const plan = prepared(db, 'comment', () =>
    db
      .select()
      .from(comment)
      .where(eq(comment.id, sql.placeholder('id')))
      .prepare('comment'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Locks the comments against deletion. */
export async function holdComments(tx: Db, ids: readonly number[]): Promise<CommentRow[]> {
  const plan = prepared(tx, 'comments_held', () =>
    tx
      .select()
      .from(comment)
      .where(sql`${comment.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(asc(comment.id))
      .for('share')
      .prepare('comments_held'),
  );
  return plan.execute({ ids: [...ids] });
}

type Made = Pick<CommentRow, 'subjectType' | 'subjectId' | 'personId' | 'text' | 'createdAt'> &
  Pick<CommentRow, 'heldAt'> &
  Partial<Pick<CommentRow, 'commentId' | 'answersId'>>;

export async function insertComment(
  tx: Db,
  { commentId = null, answersId = null, heldAt, ...row }: Made,
  mentionIds: number[],
): Promise<CommentRow> {
  const plan = prepared(tx, 'comment_written', () =>
    tx
      .insert(comment)
      .values({
        ...inputs('subjectType', 'subjectId', 'personId', 'text', 'createdAt'),
        ...inputs('commentId', 'answersId'),
        // drizzle's own way of writing a moment knows none that is null.
        heldAt: sql`${sql.placeholder('heldAt')}::timestamptz`,
      })
      .returning()
      .prepare('comment_written'),
  );
  const under = { commentId, answersId, heldAt: heldAt?.toISOString() ?? null };
  const [made] = await plan.execute({ ...row, ...under });
  if (!made) throw new Error('the comment was not written');
  const lines = mentionIds.map((personId) => ({ commentId: made.id, personId }));
  if (lines.length > 0) await tx.insert(commentMention).values(lines);
  return made;
}

export async function selectMentioned(tx: Db, commentId: number) {
  const plan = prepared(tx, 'comment_mentioned', () =>
    tx
      .select({ personId: commentMention.personId })
      .from(commentMention)
      .where(eq(commentMention.commentId, sql.placeholder('commentId')))
      .prepare('comment_mentioned'),
  );
  const rows = await plan.execute({ commentId });
  return rows.map(({ personId }) => personId);
}

interface Changed {
  text: PassedText;
  editedAt: Date;
  heldAt: Date | null;
}

export async function updateText(tx: Db, id: number, changed: Changed) {
  const rows = await tx
    .update(comment)
    .set(changed)
    .where(eq(comment.id, id))
    .returning({ id: comment.id });
  return rows.length > 0;
}

export async function updateState(db: Db, id: number, state: CommentState) {
  await db.update(comment).set({ state }).where(eq(comment.id, id));
}

export async function updatePin(db: Db, id: number, pinnedAt: Date | null) {
  await db.update(comment).set({ pinnedAt }).where(eq(comment.id, id));
}

export async function publishHeld(tx: Db, id: number) {
  await tx.update(comment).set({ heldAt: null }).where(eq(comment.id, id));
}

/** With the replies to it; answers the numbers of all that went. */
export async function deleteComment(tx: Db, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: comment.id })
    .from(comment)
    .where(or(eq(comment.id, id), eq(comment.commentId, id)))
    .for('update');
  await tx.delete(comment).where(eq(comment.id, id));
  return rows.map((row) => row.id);
}

const asked = {
  commentId: sql.placeholder('commentId'),
  personId: sql.placeholder('personId'),
};
const isIt = and(
  eq(commentLike.commentId, asked.commentId),
  eq(commentLike.personId, asked.personId),
);

/** Answers whether it is the first time that they like it. */
export async function insertLike(tx: Db, commentId: number, personId: number, likedAt: Date) {
  const rows = await prepared(tx, 'like_written', () =>
    tx
      .insert(commentLike)
      .values({ ...asked, likedAt: sql.placeholder('likedAt') })
      .onConflictDoUpdate({
        target: [commentLike.commentId, commentLike.personId],
        set: { takenBackAt: null },
      })
      // Only a row that was there before has been touched by a transaction.
      .returning({ isFirst: sql<boolean>`xmax = 0` })
      .prepare('like_written'),
  ).execute({ commentId, personId, likedAt });
  return rows[0]?.isFirst ?? false;
}

export async function takeLikeBack(tx: Db, commentId: number, personId: number, takenBackAt: Date) {
  await prepared(tx, 'like_taken_back', () =>
    tx
      .update(commentLike)
      .set({ takenBackAt: sql`${sql.placeholder('takenBackAt')}::timestamptz` })
      .where(and(isIt, isNull(commentLike.takenBackAt)))
      .prepare('like_taken_back'),
  ).execute({ commentId, personId, takenBackAt: takenBackAt.toISOString() });
}

export async function countLikes(db: Db, commentId: number): Promise<number> {
  const isLiked = and(eq(commentLike.commentId, asked.commentId), isNull(commentLike.takenBackAt));
  const plan = prepared(db, 'likes_counted', () =>
    db.select({ count: count() }).from(commentLike).where(isLiked).prepare('likes_counted'),
  );
  return (await plan.execute({ commentId }))[0]?.count ?? 0;
}
