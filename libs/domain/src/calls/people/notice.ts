import type { Calls } from '../call';

export const noticeCalls = {
  unreadTotal: { method: 'GET', path: 'notice/v1/unread/total' },
  unreadByKind: { method: 'GET', path: 'notice/v1/unread/list' },
  officialList: { method: 'GET', path: 'notice/v1/official/list' },
  official: { method: 'GET', path: 'notice/v1/official/detail' },
  courseList: { method: 'GET', path: 'notice/v1/course/list' },
  classroomList: { method: 'GET', path: 'notice/v1/classroom/list' },
  replyList: { method: 'GET', path: 'notice/v1/reply/list' },
  likeList: { method: 'GET', path: 'notice/v1/like/list' },
  schoolList: { method: 'GET', path: 'notice/v1/school/list' },
  school: { method: 'GET', path: 'notice/v1/school/detail' },
  setStatus: { method: 'PUT', path: 'notice/v1/status' },
  readAll: { method: 'PUT', path: 'notice/v1/status/all' },
} as const satisfies Calls;
