import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  Comment,
  CommentContract as C,
  Reply,
} from '@cheese/domain/contract/learning/comment';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import type { Made } from './comment.service';
import { asSeenBy, namesIn, type Reader, toComment, toReply, withVeil } from './comment.shapes';
import {
  type CommentFound,
  countComments,
  type ReplyFound,
  selectComment,
  selectComments,
  selectFirstReplies,
  selectLiked,
  selectReplies,
  selectReply,
  selectUnseenComments,
  selectUnseenReplies,
} from './comment.store';
import { type Discussing, type ViewerContext, openSubject, type Subject } from './comment.subject';
import { findComment } from './comment.write.store';

type Listed = Answers<C['list']>;

/** A page, shared by all moderators or by all other readers. */
export async function listComments(db: Db, subject: Subject, paged: Paged): Promise<Listed> {
  const found = await selectComments(db, subject, paged);
  const list = await withReplies(db, subject, found);
  const total = found[0]?.total ?? (paged.page === 1 ? 0 : await countComments(db, subject));
  return { list, total };
}

async function withReplies(db: Db, subject: Subject, found: CommentFound[]): Promise<Comment[]> {
  const ids = found.map(({ row }) => row.id);
  const replies = await selectFirstReplies(db, ids, subject.mayModerate);
  const names = await namesIn(db, [...found, ...replies]);
  return found.map((one) => {
    const own = replies.filter(({ row }) => row.commentId === one.row.id);
    const first = own.map((reply) => toReply(reply, names));
    const shown = toComment(one, names, { first, count: own[0]?.inAll ?? 0 });
    return withVeil(subject, shown);
  });
}

/** A comment just written by the user. */
export async function readComment(
  { db, person }: Writer,
  { id, subject, isNaming }: Made,
): Promise<Comment> {
  const found = (await selectComment(db, subject, id)) ?? refuse('comment.gone');
  // A new comment has no replies yet.
  const names = await namesIn(db, isNaming ? [found] : []);
  const one = toComment(found, names, { first: [], count: 0 });
  return asSeenBy(withVeil(subject, one), toReader(person, subject));
}

export async function readReply(
  { db, person }: Writer,
  { id, subject, isNaming }: Made,
): Promise<Reply> {
  const found = await selectReply(db, id);
  const [one = refuse('comment.gone')] = found;
  const names = await namesIn(db, isNaming || one.row.answersId !== null ? found : []);
  const shown = withVeil(subject, toReply(one, names));
  return asSeenBy(shown, toReader(person, subject));
}

type Writer = ViewerContext & { person: NonNullable<ViewerContext['person']> };

const toReader = (
  { id }: { id: number },
  { mayModerate, veiledId }: Subject,
  liked: ReadonlySet<number> = new Set(),
): Reader => ({ personId: id, mayModerate, liked, isVeiled: veiledId === id });

/** The parts of a cached list that depend on the reader. */
export interface Seen {
  subject: Subject;
  reader: Reader | null;
  /** Their own that others do not see. */
  unseen: { comments: Comment[]; replies: Reply[] };
  isFirstPage: boolean;
}

export async function seenBy(
  looking: Discussing,
  { page, ...named }: Static<C['list']['query']>,
): Promise<Seen> {
  const { db, person } = looking;
  const subject = await openSubject(looking, named);
  const nothing = { comments: [], replies: [] };
  if (!person) return { subject, reader: null, unseen: nothing, isFirstPage: page === 1 };
  const [liked, comments, replies] = await Promise.all([
    selectLiked(db, subject, person.id),
    selectUnseenComments(db, subject, person.id),
    selectUnseenReplies(db, subject, person.id),
  ]);
  const reader = toReader(person, subject, liked);
  const unseen = await shownUnseen(db, subject, { comments, replies });
  return { subject, reader, unseen, isFirstPage: page === 1 };
}

interface Unseen {
  comments: CommentFound[];
  replies: ReplyFound[];
}

async function shownUnseen(db: Db, subject: Subject, { comments, replies }: Unseen) {
  const names = await namesIn(db, replies);
  return {
    comments: comments.length === 0 ? [] : await withReplies(db, subject, comments),
    replies: replies.map((reply) => withVeil(subject, toReply(reply, names))),
  };
}

/** Lays over a list what is the reader's own. */
export function ownIn({ list, total }: Listed, { reader, unseen, isFirstPage }: Seen) {
  if (!reader) return null;
  const known = new Set(list.map(({ id }) => id));
  const added = isFirstPage ? unseen.comments.filter(({ id }) => !known.has(id)) : [];
  const shown = [...added, ...list].map((comment) => {
    const first = new Set(comment.firstReplies.map(({ id }) => id));
    const own = unseen.replies.filter(
      ({ id, commentId }) => commentId === comment.id && !first.has(id),
    );
    const firstReplies = [...comment.firstReplies, ...own].map((one) => asSeenBy(one, reader));
    return { ...asSeenBy(comment, reader), firstReplies };
  });
  return { list: shown, total: total + added.length };
}

export async function listReplies(
  looking: Discussing,
  { commentId, ...paged }: Static<C['replies']['query']>,
): Promise<Answers<C['replies']>> {
  const { db, person } = looking;
  const root = (await findComment(db, commentId)) ?? refuse('comment.gone');
  const subject = await openSubject(looking, root);
  const isOwn = person !== null && root.personId === person.id;
  const isHidden =
    root.heldAt !== null || (root.state === commentStateCodes.hidden && !subject.mayModerate);
  if (root.commentId !== null || (isHidden && !isOwn)) refuse('comment.gone');
  const personId = person?.id ?? 0;
  const { rows, total } = await selectReplies(db, commentId, { ...paged, ...subject, personId });
  const names = await namesIn(db, rows);
  const liked = person ? await selectLiked(db, subject, person.id) : new Set<number>();
  const reader = toReader({ id: personId }, subject, liked);
  const list = rows.map((row) => asSeenBy(withVeil(subject, toReply(row, names)), reader));
  return { list, total };
}
