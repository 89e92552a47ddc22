import Type, { type Static } from 'typebox';
import type { courseNoticeCalls } from '../../calls/learning/courseNotice';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, MomentAsked, nullable, pageQuery, pageOf } from '../shapes';

const noticeFields = {
  id: Id,
  title: Type.String(),
  text: Type.String(),
  teacher: Type.String(),
  sentAt: Moment,
  editedAt: nullable(Moment),
};
export const CourseNotice = Type.Object(noticeFields);
export type CourseNotice = Static<typeof CourseNotice>;

/** The teachers' view; a held notice has not been delivered to anyone yet. */
export const TaughtNotice = Type.Object({ ...noticeFields, isHeld: Type.Boolean() });
export type TaughtNotice = Static<typeof TaughtNotice>;

export const noticeLimits = { title: 60, text: 2000 } as const;

const written = {
  title: Type.String({ minLength: 1, maxLength: noticeLimits.title, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: noticeLimits.text, pattern: '\\S' }),
};
const Heard = Type.Object({ id: Id, isHeld: Type.Boolean() });

export const courseNoticeContract = {
  /** Empty unless the caller may learn the whole course. */
  list: { access: 'open', query: strictObject({ courseId: Id }), data: Type.Array(CourseNotice) },
  taught: {
    access: 'user',
    query: strictObject({ ...pageQuery, courseId: Id }),
    /** A course that is not open delivers no notices. */
    data: Type.Object({ ...pageOf(TaughtNotice).properties, isOpen: Type.Boolean() }),
  },
  send: { access: 'user', body: strictObject({ courseId: Id, ...written }), data: Heard },
  /**
   * `seenAt` is the time of the last change shown on the screen; an edit based on an older one is
   * refused.
   */
  edit: {
    access: 'user',
    body: strictObject({ id: Id, seenAt: nullable(MomentAsked), ...written }),
    data: Heard,
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof courseNoticeCalls, CallContract>;

export type CourseNoticeContract = typeof courseNoticeContract;
