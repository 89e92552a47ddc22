/**
 * What a category of a class's marks is about. The numbers agree with `gradeParts` where both mean
 * the same; 5, its notes, are not marked here.
 */
export const markParts = {
  1: '课件学习',
  2: '测试',
  3: '考试',
  4: '讨论',
  6: '作业',
  7: '签到',
  8: '课堂互动',
} as const;
export type MarkPart = keyof typeof markParts;
export const markPartCodes = {
  study: 1,
  tests: 2,
  exams: 3,
  discussion: 4,
  homework: 6,
  signIn: 7,
  interaction: 8,
} as const satisfies Record<string, MarkPart>;

/** How categories make up the whole: each by its weight, or all points together. */
export const markModes = { percent: '按权重', points: '按总分' } as const;
export type MarkMode = keyof typeof markModes;

/** How items make up a category: those with more points count for more, or each counts the same. */
export const markAverages = { byPoints: '按得分占比', byItem: '按各项平均' } as const;
export type MarkAverage = keyof typeof markAverages;

/** Missing work is not zero until the teacher says so. */
export const markStates = {
  marked: '已评分',
  missing: '未提交',
  excused: '已豁免',
  zeroed: '记零分',
} as const;
export type MarkState = keyof typeof markStates;

export const markCurves = {
  add: '统一加分',
  scaleToBest: '最高分折算为 100 分',
  squareRoot: '开方乘以 10',
} as const;
export type MarkCurve = keyof typeof markCurves;

/** Why an item does not count. */
export const leftOutReasons = {
  missing: '未提交，暂不计入',
  excused: '已豁免，不计入',
  lowest: '作为最低分去掉',
  onlyExtra: '本类别尚无其他成绩，附加分暂不计入',
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;

export const noMarkReasons = {
  nothingMarked: '尚无计入的成绩',
  noWeight: '已有成绩的类别权重均为 0',
} as const;
export type NoMarkReason = keyof typeof noMarkReasons;

/** The kinds of steps from items to the final mark, in the order in which they are told. */
export const markSteps = {
  item: '计入的项目',
  leftOut: '不计入的项目',
  dropped: '去掉最低分',
  category: '类别成绩',
  emptyCategory: '类别尚无成绩',
  share: '按权重折算',
  extraShare: '附加分',
  pooled: '计入总分',
  total: '合计',
  curve: '调分',
  capped: '封顶',
  rounded: '四舍五入',
  noMark: '暂无成绩',
} as const;
export type MarkStepCode = keyof typeof markSteps;

/** What is wrong with criteria, items or entries. */
export const markFaults = {
  weightSum: '各类别权重之和必须为 100%',
  weight: '权重必须是 0 到 100 之间的数',
  weightInPoints: '按总分计算时不设权重',
  byItemInPoints: '按总分计算时不能按各项平均',
  dropLowest: '去掉的最低分个数必须是不小于 0 的整数',
  decimals: '小数位数必须是 0 到 4 之间的整数',
  highest: '封顶分必须大于 0',
  curve: '调分的数值不正确',
  sameCategory: '类别重复',
  unknownCategory: '项目所属的类别不存在',
  sameItem: '项目重复',
  fullPoints: '满分必须大于 0',
  unknownItem: '成绩所属的项目不存在',
  sameEntry: '同一项目有两个成绩',
  points: '得分必须在 0 与满分之间',
} as const;
export type MarkFaultCode = keyof typeof markFaults;
