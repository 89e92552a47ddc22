/** The faults of an exam's settings. */
export const examFaults = {
  window: '结束时间必须晚于开始时间',
  past: '结束时间已过，请重新设置',
  duration: '作答时长不能超过考试开放的时间',
  pass: (total: number) => `及格分不能超过总分 ${total}`,
  moment: '请选择公布时间',
  tries: '允许多次作答时，答案不能在交卷后立即公布',
  early: '答案不能早于考试结束后的交卷时间公布',
  range: (text: string) => `“${text}”不是有效的 IP 地址或网段`,
} as const;

/** Official notifications to learners. */
export const examNotices = {
  cancelTitle: '考试已取消',
  cancelled: (title: string, reason: string) => `考试“${title}”已取消。原因：${reason}`,
  copyName: (title: string) => `${title}（副本）`,
} as const;

/** Entries of the audit log. */
export const examActs = {
  minutes: (minutes: number) => `延长 ${minutes} 分钟`,
  reopened: (minutes: number) => `重新打开，可再作答 ${minutes} 分钟`,
  everybody: '全部考生',
  alsoInBank: '同时更正题库中的题目',
} as const;
