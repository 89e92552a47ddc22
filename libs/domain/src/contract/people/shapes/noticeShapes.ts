import Type, { type Static } from 'typebox';
import { readStates } from '../../../codes/people/notices';
import { noticeTargets } from '../../../codes/people/noticeTargets';
import { discussedTypes } from '../../../codes/learning/studiedTypes';
import { codeOf, Id, Moment, orNull } from '../../shapes';

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

const Sender = Type.Object({ nickname: Type.String(), avatar: orNull(Type.String()) });

/** What of one's own was liked or replied to, and on which product's page it stands. */
const About = Type.Object({
  target: codeOf(noticeTargets),
  targetId: Id,
  /** Null as long as an exam asks the reader the question that it is about. */
  excerpt: orNull(Type.String()),
  productId: Id,
  productType: codeOf(discussedTypes),
  /** They were named there, rather than answered. */
  isMention: Type.Optional(Type.Boolean()),
});

/** `others`: so many did the same before the sender, and it was not read meanwhile. */
const likeFields = { ...noticeFields, sender: Sender, others: Type.Integer(), about: About };
export const LikeNotice = Type.Object(likeFields);
export type LikeNotice = Static<typeof LikeNotice>;

export const ReplyNotice = Type.Object({ ...likeFields, text: orNull(Type.String()) });
export type ReplyNotice = Static<typeof ReplyNotice>;
