export const noticeKinds = {
  1: '官方公告',
  2: '课程公告',
  3: '课堂公告',
  4: '收到的回复',
  5: '收到的赞',
  6: '学校通知',
} as const;
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindCodes = {
  official: 1,
  course: 2,
  classroom: 3,
  reply: 4,
  like: 5,
  school: 6,
} as const satisfies Record<string, NoticeKind>;

/** The page of the message centre that shows a kind (`/message/…`). */
export const noticeSegments = {
  1: 'officialNotice',
  2: 'courseNotice',
  3: 'classroomNotice',
  4: 'reply',
  5: 'likes',
  6: 'schoolNotice',
} as const satisfies Record<NoticeKind, string>;

export const readStates = { 0: '未读', 1: '已读' } as const;
export type ReadState = keyof typeof readStates;
export const readStateCodes = { unread: 0, read: 1 } as const satisfies Record<string, ReadState>;
