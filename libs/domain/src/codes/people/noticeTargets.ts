export const noticeTargets = { 1: '评论', 2: '笔记', 3: '提问', 4: '讨论' } as const;
export type NoticeTarget = keyof typeof noticeTargets;
export const noticeTargetCodes = {
  comment: 1,
  note: 2,
  question: 3,
  discussion: 4,
} as const satisfies Record<string, NoticeTarget>;
