/** The stated rules by which a learner is at risk in a term. */
export const riskRules = { 1: '久未学习', 2: '连续不合格', 3: '学时偏少' } as const;
export type RiskRule = keyof typeof riskRules;
export const riskRuleCodes = { idle: 1, failing: 2, behind: 3 } as const satisfies Record<
  string,
  RiskRule
>;

export const riskThresholds = {
  /** Days without activity in a term under way. */
  idleDays: 14,
  /** Graded exams failed one after the other. */
  failedInRow: 2,
  /** Of the median of the class, below which somebody is behind. */
  medianShare: 0.5,
} as const;

/** What the figures of a school are broken down by. */
export const insightGroups = {
  department: '院系',
  class: '行政班',
  teachingClass: '教学班',
  course: '课程',
} as const;
export type InsightGroup = keyof typeof insightGroups;

/** Every view that can be taken along as a workbook. */
export const insightViews = {
  weeks: '每周',
  ...insightGroups,
  people: '学员名单',
  risks: '预警名单',
} as const;
export type InsightView = keyof typeof insightViews;
