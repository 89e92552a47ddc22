import Type, { type Static } from 'typebox';
import type { commentCalls } from '../../calls/learning/comment';
import { commentSubjects } from '../../codes/learning/commentSubjects';
import { commentStates } from '../../codes/base/visibility';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/**
 * `mayModerate`: the caller may hide, show, lock and pin it, as the course's teachers may.
 * `isHeld`: only its author sees it until a moderator has approved it.
 */
const saidFields = {
  id: Id,
  author: Author,
  text: Type.String(),
  mentions: Type.Array(Author),
  isHeld: Type.Boolean(),
  state: codeOf(commentStates),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  isMine: Type.Boolean(),
  mayModerate: Type.Boolean(),
  createdAt: Moment,
  editedAt: nullable(Moment),
};
/** `answers` is the author of the reply being answered; null for a direct reply to the comment. */
export const Reply = Type.Object({ ...saidFields, commentId: Id, answers: nullable(Author) });
export type Reply = Static<typeof Reply>;

export const Comment = Type.Object({
  ...saidFields,
  isPinned: Type.Boolean(),
  /** The author's rating of the course. */
  stars: nullable(Type.Integer()),
  replyCount: Type.Integer(),
  firstReplies: Type.Array(Reply),
});
export type Comment = Static<typeof Comment>;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** A learner rates a course once and may change the rating. */
export const CourseRating = Type.Object({
  /** To one decimal; null without any rating. */
  average: nullable(Type.Number()),
  count: Type.Integer(),
  /** The number of ratings with one star, two stars, and so on. */
  counts: Type.Array(Type.Integer()),
  mine: nullable(Stars),
  mayRate: Type.Boolean(),
});
export type CourseRating = Static<typeof CourseRating>;

const subjectAsked = { subjectType: codeOf(commentSubjects), subjectId: Id };
const Text = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
/** Participants of the thread to notify. */
const mentioned = { mentionIds: Type.Optional(Type.Array(Id, { maxItems: 10 })) };

/**
 * Comments and replies share one id space, so that the same calls edit, hide, like and delete both.
 */
export const commentContract = {
  list: {
    access: 'open',
    query: strictObject({ ...pageQuery, ...subjectAsked }),
    data: pageOf(Comment),
  },
  replies: {
    access: 'open',
    query: strictObject({ ...pageQuery, commentId: Id }),
    data: pageOf(Reply),
  },
  add: {
    access: 'user',
    body: strictObject({ ...subjectAsked, ...mentioned, text: Text }),
    data: Comment,
  },
  reply: {
    access: 'user',
    body: strictObject({ commentId: Id, replyId: Type.Optional(Id), ...mentioned, text: Text }),
    data: Reply,
  },
  /** Answers whether the new text is held for moderation. */
  edit: {
    access: 'user',
    body: strictObject({ id: Id, text: Text }),
    data: Type.Object({ isHeld: Type.Boolean() }),
  },
  setState: {
    access: 'user',
    body: strictObject({ id: Id, state: codeOf(commentStates) }),
    data: Type.Null(),
  },
  like: {
    access: 'user',
    body: strictObject({ id: Id, isLiked: Type.Boolean() }),
    data: Type.Object({ likeCount: Type.Integer() }),
  },
  pin: {
    access: 'user',
    body: strictObject({ id: Id, isPinned: Type.Boolean() }),
    data: Type.Null(),
  },
  rating: { access: 'open', query: strictObject({ courseId: Id }), data: CourseRating },
  rate: { access: 'user', body: strictObject({ courseId: Id, stars: Stars }), data: Type.Null() },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof commentCalls, CallContract>;

export type CommentContract = typeof commentContract;
