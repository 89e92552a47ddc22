import Type, { type Static } from 'typebox';
import type { classroomNoticeCalls } from '../../calls/classroom/classroomNotice';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf, byId } from '../shapes';

const noticeFields = {
  id: Id,
  courseId: Id,
  title: Type.String(),
  author: Author,
  isRead: Type.Boolean(),
  publishedAt: Moment,
};
export const ClassNotice = Type.Object(noticeFields);
export type ClassNotice = Static<typeof ClassNotice>;

export const ClassNoticeDetail = Type.Object({
  ...noticeFields,
  html: Type.String(),
  editedAt: nullable(Moment),
});
export type ClassNoticeDetail = Static<typeof ClassNoticeDetail>;

const written = {
  title: Type.String({ minLength: 1, maxLength: 100 }),
  html: Type.String({ minLength: 1, maxLength: 20_000 }),
};

export const classroomNoticeContract = {
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: pageOf(ClassNotice),
  },
  /** Marks the notice as read by the caller. */
  detail: { access: 'user', query: byId, data: ClassNoticeDetail },
  publish: {
    access: 'teacher',
    body: strictObject({ courseId: Id, ...written }),
    data: Type.Object({ id: Id }),
  },
  edit: { access: 'teacher', body: strictObject({ id: Id, ...written }), data: Type.Null() },
  remove: { access: 'teacher', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof classroomNoticeCalls, CallContract>;

export type ClassroomNoticeContract = typeof classroomNoticeContract;
