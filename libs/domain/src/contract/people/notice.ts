import Type from 'typebox';
import type { noticeCalls } from '../../calls/people/notice';
import { noticeKinds, readStates } from '../../codes/people/notices';
import type { CallContract } from '../call';
import {
  ClassroomNotice,
  CourseNotice,
  LikeNotice,
  OfficialNotice,
  OfficialNoticeDetail,
  ReplyNotice,
  ReceivedSchoolNotice,
  ReceivedSchoolNoticeDetail,
} from './shapes/noticeShapes';
import { codeOf, strictObject, Id, pageQuery, pageOf } from '../shapes';

const listAsked = strictObject({ ...pageQuery, status: Type.Optional(codeOf(readStates)) });

/** The message centre. `setStatus` marks single notices, `readAll` all notices of one kind. */
export const noticeContract = {
  unreadTotal: { access: 'user', data: Type.Integer() },
  unreadByKind: {
    access: 'user',
    data: Type.Array(Type.Object({ kind: codeOf(noticeKinds), total: Type.Integer() })),
  },
  officialList: { access: 'user', query: listAsked, data: pageOf(OfficialNotice) },
  official: { access: 'user', query: strictObject({ id: Id }), data: OfficialNoticeDetail },
  courseList: { access: 'user', query: listAsked, data: pageOf(CourseNotice) },
  classroomList: { access: 'user', query: listAsked, data: pageOf(ClassroomNotice) },
  replyList: { access: 'user', query: listAsked, data: pageOf(ReplyNotice) },
  likeList: { access: 'user', query: listAsked, data: pageOf(LikeNotice) },
  schoolList: { access: 'user', query: listAsked, data: pageOf(ReceivedSchoolNotice) },
  school: { access: 'user', query: strictObject({ id: Id }), data: ReceivedSchoolNoticeDetail },
  setStatus: {
    access: 'user',
    body: strictObject({
      noticeIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
      status: codeOf(readStates),
    }),
    data: Type.Null(),
  },
  readAll: { access: 'user', body: strictObject({ kind: codeOf(noticeKinds) }), data: Type.Null() },
} satisfies Record<keyof typeof noticeCalls, CallContract>;

export type NoticeContract = typeof noticeContract;
