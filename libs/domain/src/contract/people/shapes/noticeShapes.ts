import Type, { type Static } from 'typebox';
import { readStates } from '../../../codes/people/notices';
import { noticeTargets } from '../../../codes/people/noticeTargets';
import { discussedTypes } from '../../../codes/learning/studiedTypes';
import { codeOf, Id, Moment, nullable } from '../../shapes';

const noticeFields = { id: Id, status: codeOf(readStates), sentAt: Moment };

const officialFields = { ...noticeFields, title: Type.String(), summary: Type.String() };
export const OfficialNotice = Type.Object(officialFields);
export type OfficialNotice = Static<typeof OfficialNotice>;

export const OfficialNoticeDetail = Type.Object({ ...officialFields, html: Type.String() });
export type OfficialNoticeDetail = Static<typeof OfficialNoticeDetail>;

const courseFields = {
  ...noticeFields,
  courseId: Id,
  courseName: Type.String(),
  title: Type.String(),
  text: Type.String(),
};
export const CourseNotice = Type.Object(courseFields);
export type CourseNotice = Static<typeof CourseNotice>;

export const ClassroomNotice = Type.Object({ ...courseFields, teacherName: Type.String() });
export type ClassroomNotice = Static<typeof ClassroomNotice>;

const Sender = Type.Object({ nickname: Type.String(), avatar: nullable(Type.String()) });

/** The caller's text that was liked or replied to, and the product page it is on. */
const About = Type.Object({
  target: codeOf(noticeTargets),
  targetId: Id,
  /** Null while an exam asks the reader the question it is about. */
  excerpt: nullable(Type.String()),
  productId: Id,
  productType: codeOf(discussedTypes),
  /** The reader was mentioned rather than replied to. */
  isMention: Type.Optional(Type.Boolean()),
});

/**
 * `others` is the number of people who did the same before the sender while the notice was unread.
 */
const likeFields = { ...noticeFields, sender: Sender, others: Type.Integer(), about: About };
export const LikeNotice = Type.Object(likeFields);
export type LikeNotice = Static<typeof LikeNotice>;

export const ReplyNotice = Type.Object({ ...likeFields, text: nullable(Type.String()) });
export type ReplyNotice = Static<typeof ReplyNotice>;

const schoolFields = {
  ...noticeFields,
  /** Empty once it was withdrawn, as all that it said. */
  title: Type.String(),
  summary: Type.String(),
  /** The school and whoever wrote it. */
  issuer: Type.String(),
  isWithdrawn: Type.Boolean(),
};
export const ReceivedSchoolNotice = Type.Object(schoolFields);
export type ReceivedSchoolNotice = Static<typeof ReceivedSchoolNotice>;

export const ReceivedSchoolNoticeDetail = Type.Object({
  ...schoolFields,
  html: Type.String(),
  attachments: Type.Array(
    Type.Object({ fileName: Type.String(), bytes: Type.Integer(), url: Type.String() }),
  ),
});
export type ReceivedSchoolNoticeDetail = Static<typeof ReceivedSchoolNoticeDetail>;
