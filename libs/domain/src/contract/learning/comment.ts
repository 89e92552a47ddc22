import Type, { type Static } from 'typebox';
import type { commentCalls } from '../../calls/learning/comment';
import { commentSubjects } from '../../codes/learning/commentSubjects';
import { commentStates } from '../../codes/base/visibility';
import { Author } from '../people/author';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** `mayModerate`: whoever asks may hide, show and lock it, as the teacher of the course may. */
const saidFields = {
  id: Id,
  author: Author,
  text: Type.String(),
  state: codeOf(commentStates),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isMine: Type.Boolean(),
  mayModerate: Type.Boolean(),
  createdAt: Moment,
  editedAt: orNull(Moment),
};
/** `answers` is who is answered, where that is another reply and not the comment itself. */
export const Reply = Type.Object({ ...saidFields, commentId: Id, answers: orNull(Author) });
export type Reply = Static<typeof Reply>;

export const Comment = Type.Object({
  ...saidFields,
  replyCount: Type.Integer(),
  firstReplies: Type.Array(Reply),
});
export type Comment = Static<typeof Comment>;

const subjectAsked = { subjectType: codeOf(commentSubjects), subjectId: Id };
const Text = Type.String({ minLength: 1, maxLength: 2000 });

/** Comments and replies share their ids: one is edited, hidden, liked and deleted as the other. */
export const commentContract = {
  list: {
    access: 'open',
    query: exactly({ ...pageAsked, ...subjectAsked }),
    data: pageOf(Comment),
  },
  replies: {
    access: 'open',
    query: exactly({ ...pageAsked, commentId: Id }),
    data: pageOf(Reply),
  },
  add: { access: 'user', body: exactly({ ...subjectAsked, text: Text }), data: Comment },
  reply: {
    access: 'user',
    body: exactly({ commentId: Id, replyId: Type.Optional(Id), text: Text }),
    data: Reply,
  },
  edit: { access: 'user', body: exactly({ id: Id, text: Text }), data: Type.Null() },
  setState: {
    access: 'user',
    body: exactly({ id: Id, state: codeOf(commentStates) }),
    data: Type.Null(),
  },
  like: {
    access: 'user',
    body: exactly({ id: Id, isLiked: Type.Boolean() }),
    data: Type.Object({ likeCount: Type.Integer() }),
  },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof commentCalls, CallContract>;

export type CommentContract = typeof commentContract;
