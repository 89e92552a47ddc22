export const noticeTargets = { 1: '评论', 2: '笔记', 3: '提问', 4: '讨论' } as const;
export type NoticeTarget = keyof typeof noticeTargets;
