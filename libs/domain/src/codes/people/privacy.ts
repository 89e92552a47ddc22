export const deletionDays = 7;

/** How a prepared copy of one's own data stands. */
export const exportStates = { waiting: '正在准备', ready: '可以下载', failed: '未能生成' } as const;
export type ExportState = keyof typeof exportStates;

/** What is kept for a time that the platform sets. */
export const retentionKinds = {
  sessions: '已结束的登录记录',
  smsCodes: '短信验证码记录',
  notices: '消息中心的消息',
  exports: '已生成的个人信息副本',
  guardians: '满 14 岁学员的监护人信息',
  logs: '操作日志与查看记录',
} as const;
export type RetentionKind = keyof typeof retentionKinds;

/** In days. Logs are kept for at least six months by law (网络安全法第二十一条). */
export const retentionLimits = {
  sessions: { usual: 90, least: 30, most: 365 },
  smsCodes: { usual: 30, least: 2, most: 180 },
  notices: { usual: 1095, least: 180, most: 3650 },
  exports: { usual: 3, least: 1, most: 30 },
  guardians: { usual: 30, least: 1, most: 365 },
  logs: { usual: 1095, least: 180, most: 3650 },
} as const satisfies Record<RetentionKind, { usual: number; least: number; most: number }>;

/** Where somebody's data was looked at. */
export const lookPlaces = {
  member: '学校人员详情',
  order: '平台订单详情',
  person: '平台用户详情',
} as const;
export type LookPlace = keyof typeof lookPlaces;
