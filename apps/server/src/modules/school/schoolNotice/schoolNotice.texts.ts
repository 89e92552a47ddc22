export const schoolNoticeTexts = {
  failedTitle: '定时通知没有发出',
  failed: (title: string, why: string) =>
    `「${title}」没有发出：${why}。内容已保留，可修改后重新发送。`,
  sheet: '通知阅读情况',
  name: '姓名',
  number: '学号/工号',
  role: '角色',
  className: '行政班',
  state: '状态',
  readAt: '阅读时间',
} as const;
