/** What became of a notice that somebody writes for people of their school. */
export const schoolNoticeStates = {
  draft: '草稿',
  scheduled: '待发送',
  sent: '已发送',
  withdrawn: '已撤回',
  failed: '发送失败',
} as const;
export type SchoolNoticeState = keyof typeof schoolNoticeStates;

/** States in which a notice may still be changed. */
export const unsentStates: readonly SchoolNoticeState[] = ['draft', 'scheduled', 'failed'];

export const schoolNoticeAudiences = {
  organisation: '全校',
  groups: '院系、年级或班级',
} as const;
export type SchoolNoticeAudience = keyof typeof schoolNoticeAudiences;

export const schoolNoticeActions = {
  draft: '存为草稿',
  send: '立即发送',
  schedule: '定时发送',
} as const;
export type SchoolNoticeAction = keyof typeof schoolNoticeActions;

/** Why a scheduled notice was not sent. */
export const schoolNoticeFailures = {
  rights: '到发送时间时，发送人已没有向这些范围发送通知的权限',
  nobody: '到发送时间时，所选范围内没有可接收的人',
  broken: '发送时出现故障，请重新发送',
} as const;
export type SchoolNoticeFailure = keyof typeof schoolNoticeFailures;

export const schoolNoticeLimits = {
  title: 60,
  html: 100_000,
  attachments: 10,
  fileName: 120,
  aheadDays: 366,
  /** Of one author, kept without being sent. */
  unsent: 100,
} as const;
