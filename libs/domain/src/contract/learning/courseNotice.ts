import Type, { type Static } from 'typebox';
import type { courseNoticeCalls } from '../../calls/learning/courseNotice';
import type { CallContract } from '../call';
import { exactly, Id, Moment, MomentAsked, orNull, pageAsked, pageOf } from '../shapes';

const noticeFields = {
  id: Id,
  title: Type.String(),
  text: Type.String(),
  teacher: Type.String(),
  sentAt: Moment,
  editedAt: orNull(Moment),
};
export const CourseNotice = Type.Object(noticeFields);
export type CourseNotice = Static<typeof CourseNotice>;

/** The same as its teachers see it: one that waits for somebody to look at it reached nobody yet. */
export const TaughtNotice = Type.Object({ ...noticeFields, isHeld: Type.Boolean() });
export type TaughtNotice = Static<typeof TaughtNotice>;

export const noticeLimits = { title: 60, text: 2000 } as const;

const written = {
  title: Type.String({ minLength: 1, maxLength: noticeLimits.title, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: noticeLimits.text, pattern: '\\S' }),
};
const Heard = Type.Object({ id: Id, isHeld: Type.Boolean() });

export const courseNoticeContract = {
  /** To who may learn all of the course; others are told nothing. */
  list: { access: 'open', query: exactly({ courseId: Id }), data: Type.Array(CourseNotice) },
  taught: {
    access: 'user',
    query: exactly({ ...pageAsked, courseId: Id }),
    /** Of a course that is not open nobody is told anything. */
    data: Type.Object({ ...pageOf(TaughtNotice).properties, isOpen: Type.Boolean() }),
  },
  send: { access: 'user', body: exactly({ courseId: Id, ...written }), data: Heard },
  /** `seenAt`: when what stood on the screen was changed last; nobody writes over what they did not see. */
  edit: {
    access: 'user',
    body: exactly({ id: Id, seenAt: orNull(MomentAsked), ...written }),
    data: Heard,
  },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof courseNoticeCalls, CallContract>;

export type CourseNoticeContract = typeof courseNoticeContract;
