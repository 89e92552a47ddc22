import { riskThresholds } from '../codes/front/schoolInsight';

const { idleDays, failedInRow, medianShare } = riskThresholds;

/** What each figure means; it stands beside the figure, and in each workbook. */
export const insightDefinitions = {
  people: '统计范围内的学员数：学期内在校的学员，含学期中离校的学员。',
  active:
    '学期内至少有一天学习过的学员数。当天打开课程或仿真学习、开始练习或考试、进行训练或提交切片任务，即计为学习过。',
  studied:
    '打开课程与仿真学习的时间，每半分钟记录一次。同一时间开着多个页面只计一份；跨零点的一次学习计入开始的那一天。',
  exams: '学期内交卷的人次，只计本校的考试，同一考试多次作答分别计算。',
  passRate: '已公布成绩且评阅完毕的答卷中，达到合格线的比例。未公布的成绩不计入。',
  certificates: '学期内获得的结业证书数，含本校与平台颁发的证书，不含已吊销的证书。',
  activeDays: '学期内学习过的天数。',
  lastActive: '最近一次学习的日期。',
  risks: '符合任一预警规则的学员数。',
} as const;
export type InsightFigureName = keyof typeof insightDefinitions;

export const insightFigureNames: Record<InsightFigureName, string> = {
  people: '学员',
  active: '活跃学员',
  studied: '学习时长',
  exams: '考试人次',
  passRate: '合格率',
  certificates: '证书',
  activeDays: '学习天数',
  lastActive: '最近学习',
  risks: '预警学员',
};

/** The rules by which somebody is at risk, in words. */
export const riskDefinitions = {
  1: `学期进行中，连续 ${idleDays} 天没有学习。`,
  2: `学期内最近连续 ${failedInRow} 次考试不合格（只看已公布的成绩）。`,
  3: `学习时长不足同一行政班学员中位数的 ${medianShare * 100}%。`,
} as const;

export const insightMessages = {
  /** Whose figures they are. */
  scope:
    '按学员当前所在的院系与班级统计，只计在校期间的学习；离校学员在校时的学习仍计入。教学班按班内学员统计其全部学习。',
  privacy: '不含笔记、收藏、提问内容和答题内容。',
} as const;
