import { riskRule } from '../emergency/riskRule';

export const learnerStates = {
  notBegun: '未开始',
  underWay: '学习中',
  done: '已学完',
} as const;
export type LearnerState = keyof typeof learnerStates;

export const learnerSorts = {
  number: '按学号排序',
  leastDone: '进度从低到高',
  mostDone: '进度从高到低',
  lastSeen: '最近学习在前',
  longest: '时长从多到少',
  mostAtRisk: '最需关注在前',
} as const;
export type LearnerSort = keyof typeof learnerSorts;

export const learnerRisks = { 1: '只看需关注的' } as const;
export const learnerRiskCodes = { atRisk: 1 } as const;

/** The reasons why a learner needs attention, with the numbers of `riskReasons`. */
export const learnerRiskReasons = {
  1: '还没有学习时长',
  2: `超过 ${riskRule.idleDays} 天没有学习`,
  3: `课后测验平均低于 ${riskRule.lowScore} 分`,
} as const;

export const learnerLimits = {
  /** Learners reminded with one click. */
  reminded: 200,
  /** Learners at risk reminded at once; the others wait for the next click. */
  remindedAtRisk: 2000,
  /** The minimum interval between two reminders of the same course. */
  remindedAgainMs: 24 * 3_600_000,
} as const;
