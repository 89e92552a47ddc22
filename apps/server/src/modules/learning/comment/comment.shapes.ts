import type { Author } from '@cheese/domain/contract/people/shapes/author';
import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import type { Db } from '../../../db/database';
import { texts } from './comment.texts';
import { type CommentFound, type ReplyFound, selectNamed } from './comment.store';

interface Person {
  id: number;
  nickname: string;
  avatar: string | null;
}

export const toAuthor = ({ id, nickname, avatar }: Person): Author => ({
  id,
  nickname,
  avatar: avatar ?? '',
});

export interface Names {
  mentionsOf(commentId: number): Author[];
  answeredBy(answersId: number | null): Author | null;
}

/** Looks up the names of mentioned people and of the authors being answered. */
export async function namesIn(db: Db, found: readonly ReplyFound[]): Promise<Names> {
  const answersIds = found.flatMap(({ row }) => row.answersId ?? []);
  const { mentions, answered } = await selectNamed(
    db,
    found.map(({ row }) => row.id),
    answersIds,
  );
  const answeredIn = new Map(answered.map((one) => [one.commentId, toAuthor(one.author)]));
  return {
    mentionsOf: (id) =>
      mentions.filter(({ commentId }) => commentId === id).map((one) => toAuthor(one.author)),
    answeredBy: (id) => (id === null ? null : (answeredIn.get(id) ?? null)),
  };
}

/** The public view; the reader's own data is added by `asSeenBy`. */
const toSaid = ({ row, author, likeCount }: ReplyFound, names: Names) => ({
  id: row.id,
  author: toAuthor(author),
  text: row.text,
  mentions: names.mentionsOf(row.id),
  isHeld: row.heldAt !== null,
  state: row.state,
  likeCount,
  isLiked: false,
  isMine: false,
  mayModerate: false,
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

export const toReply = (found: ReplyFound, names: Names): Reply => ({
  ...toSaid(found, names),
  commentId: found.row.commentId ?? found.row.id,
  answers: names.answeredBy(found.row.answersId),
});

export const toComment = (
  found: Omit<CommentFound, 'total'>,
  names: Names,
  replies: { first: Reply[]; count: number },
): Comment => ({
  ...toSaid(found, names),
  isPinned: found.row.pinnedAt !== null,
  stars: found.stars,
  replyCount: replies.count,
  firstReplies: replies.first,
});

/** Stands for somebody whose name is not shown; no account has this number. */
const veiled: Author = { id: 2_147_483_647, nickname: texts.anonymous, avatar: '' };

interface Veiling {
  veiledId?: number | null;
  mayModerate: boolean;
}

/** Without the name of who opened the subject anonymously; those who moderate see it marked. */
export function withVeil<T extends Reply | Comment>(subject: Veiling, said: T): T {
  const { veiledId, mayModerate } = subject;
  if (veiledId == null) return said;
  const marked = (one: Author) => ({ ...one, nickname: texts.marked(one.nickname) });
  const hide = (one: Author) => (one.id !== veiledId ? one : mayModerate ? marked(one) : veiled);
  const mentions = said.mentions.filter(({ id }) => id !== veiledId);
  const shown = { ...said, author: hide(said.author), mentions };
  if ('firstReplies' in shown) {
    return { ...shown, firstReplies: shown.firstReplies.map((one) => withVeil(subject, one)) };
  }
  return { ...shown, answers: shown.answers && hide(shown.answers) };
}

/** The facts that make the list differ between readers. */
export interface Reader {
  personId: number;
  mayModerate: boolean;
  liked: ReadonlySet<number>;
  /** They themselves opened the subject anonymously. */
  isVeiled: boolean;
}

export const asSeenBy = <T extends Reply | Comment>(said: T, reader: Reader): T => ({
  ...said,
  isMine: said.author.id === reader.personId || (reader.isVeiled && said.author.id === veiled.id),
  isLiked: reader.liked.has(said.id),
  mayModerate: reader.mayModerate,
});
