import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { CommentContract as C } from '@cheese/domain/contract/learning/comment';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { requireText } from '../../../calls/requireText';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import { selectWriters } from './comment.store';
import { type Discussing, openSubject, type Seeing, type Subject } from './comment.subject';
import type { CommentRow } from '../course/learners/comment.tables';
import { tellOfLike, tellOfWords } from './comment.tell';
import {
  countLikes,
  deleteComment,
  findComment,
  holdComments,
  insertComment,
  insertLike,
  takeLikeBack,
  updatePin,
  updateState,
  updateText,
} from './comment.write.store';

type DiscussionContext = CallerContext & Pick<Discussing, 'db' | keyof Seeing>;

interface Known {
  row: CommentRow;
  subject: Subject;
}

/** One that this person may read. */
export async function known(context: DiscussionContext, id: number): Promise<Known> {
  const row = (await findComment(context.db, id)) ?? refuse('comment.gone');
  const subject = await openSubject(context, row);
  const isSeen =
    row.heldAt === null && (row.state !== commentStateCodes.hidden || subject.mayModerate);
  return isSeen || row.personId === context.person.id ? { row, subject } : refuse('comment.gone');
}

async function moderated(context: DiscussionContext, id: number): Promise<CommentRow> {
  const { row, subject } = await known(context, id);
  return subject.mayModerate ? row : refuse('access.denied');
}

interface Words {
  text: string;
  mentionIds: number[];
  under?: { commentId: number; answersId: number | null };
}

/** The saved comment, as shown to its author. */
export interface Made extends Spoken {
  subject: Subject;
  /** True if the text mentions someone. */
  isNaming: boolean;
}

/** Saves a comment or reply and notifies the people concerned, unless it is held for moderation. */
async function say(
  context: DiscussionContext,
  subject: Subject,
  { text, mentionIds, under }: Words,
): Promise<Made> {
  const { db, person, clock } = context;
  if (subject.closed) refuse(subject.closed);
  // A veiled person cannot be mentioned: the answer would tell who it is.
  const askedFor = mentionIds.filter((id) => id !== subject.veiledId);
  const named = await selectWriters(db, subject, askedFor);
  const others = named.filter((id) => id !== person.id);
  const parts = { text: requireText(text) };
  const turnOf = (id: number) => ({
    key: `mention:${person.id}:${id}`,
    limit: limits.mentionsOfOne,
  });
  if (others.length > 0) await consumeRateLimits(db, clock.now(), others.map(turnOf));
  const speech = { kind: wordKindCodes.comment, parts, isNew: true };
  const spoken = await publishText(context, speech, async (tx, { said, heldAt }) => {
    const answered = under ? await demandOpen(tx, under) : null;
    const { subjectType, subjectId, product } = subject;
    const row = { ...said, heldAt, subjectType, subjectId, ...under, personId: person.id };
    const now = clock.now();
    const made = await insertComment(tx, { ...row, createdAt: now }, others);
    const hears = async (id: number) => subject.listens === undefined || subject.listens(tx, id);
    const named = await keepThose(others, hears);
    const isHeard = answered !== null && (await hears(answered.personId));
    const told = { product, now, answered: isHeard ? answered : null, named };
    // A notice names its sender, so that of a veiled one nobody is told.
    if (heldAt === null && subject.veiledId !== person.id) await tellOfWords(tx, made, told);
    return made.id;
  });
  return { ...spoken, subject, isNaming: others.length > 0 };
}

async function keepThose(ids: readonly number[], hears: (id: number) => Promise<boolean>) {
  const kept: number[] = [];
  for (const id of ids) if (await hears(id)) kept.push(id);
  return kept;
}

/** Others may have locked or deleted it since it was read. Answers what is answered. */
async function demandOpen(tx: Db, { commentId, answersId }: NonNullable<Words['under']>) {
  const ids = [...new Set([commentId, answersId ?? commentId])];
  const rows = await holdComments(tx, ids);
  if (rows.length < ids.length) refuse('comment.gone');
  if (rows.some(({ state }) => state === commentStateCodes.locked)) refuse('comment.locked');
  return rows.find(({ id }) => id === (answersId ?? commentId)) ?? null;
}

export async function addComment(context: DiscussionContext, body: Static<C['add']['body']>) {
  const { text, mentionIds = [], ...named } = body;
  return say(context, await openSubject(context, named), { text, mentionIds });
}

export async function reply(context: DiscussionContext, body: Static<C['reply']['body']>) {
  const { commentId, replyId, text, mentionIds = [] } = body;
  const { row, subject } = await known(context, commentId);
  // A comment held for moderation cannot be answered, not even by its author.
  if (row.commentId !== null || row.heldAt !== null) refuse('comment.gone');
  if (replyId !== undefined) {
    const answered = await known(context, replyId);
    if (answered.row.commentId !== commentId || answered.row.heldAt) refuse('comment.gone');
  }
  const under = { commentId, answersId: replyId ?? null };
  return say(context, subject, { text, mentionIds, under });
}

export async function editComment(
  context: DiscussionContext,
  { id, text }: Static<C['edit']['body']>,
) {
  const { row, subject } = await known(context, id);
  if (row.personId !== context.person.id) refuse('access.denied');
  if (subject.closed) refuse(subject.closed);
  const parts = { text: requireText(text) };
  const editedAt = context.clock.now();
  const spoken = await publishText(
    context,
    { kind: wordKindCodes.comment, parts },
    async (tx, { said, heldAt }) => {
      await demandOpen(tx, { commentId: row.commentId ?? id, answersId: id });
      if (!(await updateText(tx, id, { ...said, editedAt, heldAt }))) refuse('comment.gone');
      return id;
    },
  );
  return { isHeld: spoken.isHeld };
}

export async function setCommentState(
  context: DiscussionContext,
  { id, state }: Static<C['setState']['body']>,
) {
  await moderated(context, id);
  await updateState(context.db, id, state);
  return null;
}

export async function pinComment(
  context: DiscussionContext,
  { id, isPinned }: Static<C['pin']['body']>,
) {
  const row = await moderated(context, id);
  if (row.commentId !== null) refuse('comment.gone');
  await updatePin(context.db, id, isPinned ? context.clock.now() : null);
  return null;
}

export async function removeComment(context: DiscussionContext, id: number) {
  const { row, subject } = await known(context, id);
  if (row.personId !== context.person.id && !subject.mayModerate) refuse('access.denied');
  if (!subject.mayModerate) refuseShut(subject);
  await context.db.transaction(async (tx) =>
    deleteWaiting(tx, wordKindCodes.comment, await deleteComment(tx, id)),
  );
  return null;
}

/** What is only locked may still be liked, and one's own words taken back. */
function refuseShut({ closed }: Subject) {
  if (closed && closed !== 'classTopic.locked') refuse(closed);
}

export async function likeComment(
  context: DiscussionContext,
  { id, isLiked }: Static<C['like']['body']>,
): Promise<Answers<C['like']>> {
  const { db, person, clock } = context;
  const { row, subject } = await known(context, id);
  refuseShut(subject);
  if (isLiked && row.personId === person.id) refuse('comment.own');
  const now = clock.now();
  const likeCount = await db.transaction(async (tx) => {
    if ((await holdComments(tx, [id])).length === 0) refuse('comment.gone');
    if (!isLiked) await takeLikeBack(tx, id, person.id, now);
    else if (await insertLike(tx, id, person.id, now)) {
      const isHeard = subject.listens === undefined || (await subject.listens(tx, row.personId));
      const isTold = isHeard && subject.veiledId !== person.id;
      if (isTold) await tellOfLike(tx, row, { senderId: person.id, product: subject.product, now });
    }
    return countLikes(tx, id);
  });
  return { likeCount };
}
