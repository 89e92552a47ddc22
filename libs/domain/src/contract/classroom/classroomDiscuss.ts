import Type, { type Static } from 'typebox';
import type { classroomDiscussCalls } from '../../calls/classroom/classroomDiscuss';
import { commentStates } from '../../codes/base/visibility';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf, byId } from '../shapes';

const discussionFields = {
  id: Id,
  courseId: Id,
  title: Type.String(),
  author: Author,
  state: codeOf(commentStates),
  replyCount: Type.Integer(),
  isMine: Type.Boolean(),
  createdAt: Moment,
  lastReplyAt: nullable(Moment),
};
export const Discussion = Type.Object(discussionFields);
export type Discussion = Static<typeof Discussion>;

export const DiscussionDetail = Type.Object({
  ...discussionFields,
  html: Type.String(),
  editedAt: nullable(Moment),
});
export type DiscussionDetail = Static<typeof DiscussionDetail>;

const written = {
  title: Type.String({ minLength: 1, maxLength: 100 }),
  html: Type.String({ minLength: 1, maxLength: 20_000 }),
};

export const classroomDiscussContract = {
  /** `isDiscussed` keeps only topics that the caller opened or answered. */
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, courseId: Id, isDiscussed: Type.Optional(Type.Boolean()) }),
    data: pageOf(Discussion),
  },
  detail: { access: 'user', query: byId, data: DiscussionDetail },
  publish: {
    access: 'user',
    body: strictObject({ courseId: Id, ...written }),
    data: Type.Object({ id: Id }),
  },
  edit: { access: 'user', body: strictObject({ id: Id, ...written }), data: Type.Null() },
  setState: {
    access: 'teacher',
    body: strictObject({ id: Id, state: codeOf(commentStates) }),
    data: Type.Null(),
  },
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof classroomDiscussCalls, CallContract>;

export type ClassroomDiscussContract = typeof classroomDiscussContract;
