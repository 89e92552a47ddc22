import Type, { type Static } from 'typebox';
import type { classroomNoticeCalls } from '../../calls/classroom/classroomNotice';
import { classroomLimits } from '../../codes/classroom/seats';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const fields = {
  id: Id,
  title: Type.String(),
  /** As the roll names them. */
  author: Type.String(),
  isPinned: Type.Boolean(),
  isRead: Type.Boolean(),
  publishedAt: Moment,
  editedAt: nullable(Moment),
  /** Waits until who runs the platform has looked at it; learners do not see it. */
  isHeld: Type.Boolean(),
};
export const ClassNotice = Type.Object(fields);
export type ClassNotice = Static<typeof ClassNotice>;

export const ClassNoticeDetail = Type.Object({
  ...fields,
  html: Type.String(),
  /** For those who teach: how many learners have read it. */
  reads: nullable(Type.Object({ read: Type.Integer(), learners: Type.Integer() })),
});
export type ClassNoticeDetail = Static<typeof ClassNoticeDetail>;

const Title = Type.String({ minLength: 1, maxLength: classroomLimits.noticeTitle, pattern: '\\S' });
const written = {
  title: Title,
  html: Type.String({ minLength: 1, maxLength: classroomLimits.noticeText }),
};
const one = strictObject({ courseId: Id, id: Id });
const spoken = Type.Object({ id: Id, isHeld: Type.Boolean() });
const teach = { access: 'user', seat: 'teach' } as const;

export const classroomNoticeContract = {
  /** Pinned ones first, then the latest. */
  list: {
    access: 'user',
    seat: 'view',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: pageOf(ClassNotice),
  },
  /** Marks the notice as read by the caller. */
  detail: { access: 'user', seat: 'view', query: one, data: ClassNoticeDetail },
  publish: { ...teach, body: strictObject({ courseId: Id, ...written }), data: spoken },
  /** Refused when somebody else changed it since `seenAt`. */
  edit: {
    ...teach,
    body: strictObject({ courseId: Id, id: Id, seenAt: nullable(Moment), ...written }),
    data: spoken,
  },
  pin: {
    ...teach,
    body: strictObject({ courseId: Id, id: Id, isPinned: Type.Boolean() }),
    data: Type.Null(),
  },
  remove: { ...teach, query: one, data: Type.Null() },
} satisfies Record<keyof typeof classroomNoticeCalls, CallContract>;

export type ClassroomNoticeContract = typeof classroomNoticeContract;
