import Type, { type Static } from 'typebox';
import type { classroomDiscussCalls } from '../../calls/classroom/classroomDiscuss';
import { commentStates } from '../../codes/base/visibility';
import { topicKinds, topicLimits } from '../../codes/classroom/topics';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const fields = {
  id: Id,
  kind: codeOf(topicKinds),
  title: Type.String(),
  /** As the roll names them; null where they are anonymous to the reader. */
  author: nullable(Type.String()),
  isAnonymous: Type.Boolean(),
  state: codeOf(commentStates),
  isPinned: Type.Boolean(),
  /** Waits until who runs the platform has looked at it; its author and those who teach see it. */
  isHeld: Type.Boolean(),
  isMine: Type.Boolean(),
  /** An answer was accepted. */
  isSolved: Type.Boolean(),
  replyCount: Type.Integer(),
  /** Somebody who teaches has replied. */
  isAnsweredByStaff: Type.Boolean(),
  createdAt: Moment,
  lastReplyAt: nullable(Moment),
};
export const Topic = Type.Object(fields);
export type Topic = Static<typeof Topic>;

export const TopicDetail = Type.Object({
  ...fields,
  html: Type.String(),
  editedAt: nullable(Moment),
  best: nullable(
    Type.Object({ commentId: Id, author: nullable(Type.String()), text: Type.String() }),
  ),
  /** The caller may pin, lock and hide it. */
  mayModerate: Type.Boolean(),
});
export type TopicDetail = Static<typeof TopicDetail>;

const written = {
  title: Type.String({ minLength: 1, maxLength: topicLimits.title, pattern: '\\S' }),
  html: Type.String({ minLength: 1, maxLength: topicLimits.text }),
};
const one = strictObject({ courseId: Id, id: Id });
const spoken = Type.Object({ id: Id, isHeld: Type.Boolean() });

export const classroomDiscussContract = {
  list: {
    access: 'user',
    seat: 'view',
    query: strictObject({
      ...pageQuery,
      courseId: Id,
      kind: codeOf(topicKinds),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      /** Only those that the caller opened or answered. */
      isDiscussed: Type.Optional(Type.Boolean()),
      /** Only those that nobody who teaches has answered. */
      isWaiting: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(Topic),
  },
  detail: { access: 'user', seat: 'view', query: one, data: TopicDetail },
  locate: {
    access: 'user',
    query: strictObject({ id: Id }),
    data: Type.Object({ courseId: Id, kind: codeOf(topicKinds) }),
  },
  publish: {
    access: 'user',
    seat: 'join',
    body: strictObject({
      courseId: Id,
      kind: codeOf(topicKinds),
      /** To classmates, never to those who teach. */
      isAnonymous: Type.Boolean(),
      ...written,
    }),
    data: spoken,
  },
  /** By its author; refused when it was changed since `seenAt`. */
  edit: {
    access: 'user',
    seat: 'join',
    body: strictObject({ courseId: Id, id: Id, seenAt: nullable(Moment), ...written }),
    data: spoken,
  },
  setState: {
    access: 'user',
    seat: 'assist',
    body: strictObject({ courseId: Id, id: Id, state: codeOf(commentStates) }),
    data: Type.Null(),
  },
  pin: {
    access: 'user',
    seat: 'assist',
    body: strictObject({ courseId: Id, id: Id, isPinned: Type.Boolean() }),
    data: Type.Null(),
  },
  /** By who asked and by those who teach; null takes it back. */
  setBest: {
    access: 'user',
    seat: 'join',
    body: strictObject({ courseId: Id, id: Id, commentId: nullable(Id) }),
    data: Type.Null(),
  },
  /** By its author while nobody has replied, and by those who teach. */
  remove: { access: 'user', seat: 'join', query: one, data: Type.Null() },
} satisfies Record<keyof typeof classroomDiscussCalls, CallContract>;

export type ClassroomDiscussContract = typeof classroomDiscussContract;
