import type { CommentState } from '@cheese/domain/codes/base/visibility';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Said } from '../../people/publicWord/publicWord.said';
import { comment, commentLike, commentMention, type CommentRow } from './comment.tables';

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const rows = await db.select().from(comment).where(eq(comment.id, id));
  return rows[0] ?? null;
}

/** Until the transaction ends, nobody locks or deletes it. */
export async function holdComment(tx: Db, id: number): Promise<CommentRow | null> {
  const rows = await tx.select().from(comment).where(eq(comment.id, id)).for('share');
  return rows[0] ?? null;
}

export async function insertComment(
  tx: Db,
  row: typeof comment.$inferInsert,
  mentionIds: number[],
): Promise<number> {
  const [made] = await tx.insert(comment).values(row).returning({ id: comment.id });
  if (!made) throw new Error('the comment was not written');
  const lines = mentionIds.map((personId) => ({ commentId: made.id, personId }));
  if (lines.length > 0) await tx.insert(commentMention).values(lines);
  return made.id;
}

export async function selectMentioned(tx: Db, commentId: number) {
  const rows = await tx
    .select({ personId: commentMention.personId })
    .from(commentMention)
    .where(eq(commentMention.commentId, commentId));
  return rows.map(({ personId }) => personId);
}

interface Changed {
  text: Said;
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

const isIt = (commentId: number, personId: number) =>
  and(eq(commentLike.commentId, commentId), eq(commentLike.personId, personId));

/** Answers whether it is the first time that they like it. */
export async function insertLike(tx: Db, commentId: number, personId: number, likedAt: Date) {
  const rows = await tx
    .insert(commentLike)
    .values({ commentId, personId, likedAt })
    .onConflictDoNothing()
    .returning({ commentId: commentLike.commentId });
  if (rows.length > 0) return true;
  await tx.update(commentLike).set({ takenBackAt: null }).where(isIt(commentId, personId));
  return false;
}

export async function takeLikeBack(tx: Db, commentId: number, personId: number, takenBackAt: Date) {
  const liked = and(isIt(commentId, personId), isNull(commentLike.takenBackAt));
  await tx.update(commentLike).set({ takenBackAt }).where(liked);
}

export const countLikes = (db: Db, commentId: number) =>
  db.$count(
    commentLike,
    and(eq(commentLike.commentId, commentId), isNull(commentLike.takenBackAt)),
  );
