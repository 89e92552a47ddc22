import { questionTypes } from '../exam/questionTypes';

export const riskReasons = { 1: '尚未开始学习', 2: '长期未学习', 3: '测验成绩偏低' } as const;
export type RiskReason = keyof typeof riskReasons;
export const riskReasonCodes = { notBegun: 1, idle: 2, lowScore: 3 } as const satisfies Record<
  string,
  RiskReason
>;

/** The emergency centre has no multiple-choice questions. */
export const quizQuestionTypes = { 1: questionTypes[1], 2: questionTypes[2] } as const;
export type QuizQuestionType = keyof typeof quizQuestionTypes;

/** The sort orders of the people in the learning situation, highest first. */
export const situationOrders = { 1: '学习时长', 2: '平均成绩', 3: '最近学习时间' } as const;
export type SituationOrder = keyof typeof situationOrders;
export const situationOrderCodes = {
  studyTime: 1,
  score: 2,
  lastStudied: 3,
} as const satisfies Record<string, SituationOrder>;
