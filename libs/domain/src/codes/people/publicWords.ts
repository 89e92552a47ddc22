/** The kinds of text that users publish. */
export const wordKinds = {
  1: '评论',
  2: '笔记',
  3: '提问',
  4: '回答',
  5: '课程通知',
  6: '切片标注',
  7: '切片导览',
  8: '解剖导览',
  9: '弹幕',
  10: '课堂公告',
  11: '课堂讨论',
  12: '课堂评价',
} as const;
export type WordKind = keyof typeof wordKinds;
export const wordKindCodes = {
  comment: 1,
  note: 2,
  question: 3,
  answer: 4,
  courseNotice: 5,
  slideLayer: 6,
  slideTour: 7,
  anatomyTour: 8,
  bullet: 9,
  classNotice: 10,
  classTopic: 11,
  classEvaluation: 12,
} as const satisfies Record<string, WordKind>;

/** The action on a text with a sensitive word. */
export const wordActions = { 1: '禁止发布', 2: '审核后发布' } as const;
export type WordAction = keyof typeof wordActions;
export const wordActionCodes = { ban: 1, review: 2 } as const satisfies Record<string, WordAction>;

/** The reason why a text needs moderation. */
export const moderationCauses = { 1: '敏感词', 2: '举报' } as const;
export type ModerationCause = keyof typeof moderationCauses;
export const moderationCauseCodes = { word: 1, report: 2 } as const satisfies Record<
  string,
  ModerationCause
>;

export const moderationStates = { 0: '待处理', 1: '已通过', 2: '已删除' } as const;
export type ModerationState = keyof typeof moderationStates;
export const moderationStateCodes = { waiting: 0, passed: 1, removed: 2 } as const satisfies Record<
  string,
  ModerationState
>;
export const verdicts = { 1: '通过', 2: '删除' } as const;
export type Verdict = keyof typeof verdicts;
export const verdictCodes = { pass: 1, remove: 2 } as const satisfies Record<string, Verdict>;

export const wordReportReasons = {
  1: '广告营销',
  2: '辱骂攻击',
  3: '违法违规',
  4: '泄露患者隐私',
  5: '医学错误',
  6: '其他',
} as const;
export type WordReportReason = keyof typeof wordReportReasons;
export const wordReportReasonCodes = {
  advertising: 1,
  abuse: 2,
  unlawful: 3,
  privacy: 4,
  medicalError: 5,
  other: 6,
} as const satisfies Record<string, WordReportReason>;

/** The length of a mute in days; 0 is permanent. */
export const muteSpans = { 1: '1 天', 7: '7 天', 30: '30 天', 0: '永久' } as const;
export type MuteSpan = keyof typeof muteSpans;
export const muteSpanCodes = { forever: 0, day: 1, week: 7, month: 30 } as const satisfies Record<
  string,
  MuteSpan
>;
