import { learningMessages } from '../../texts/learningMessages';

/** Several right options (3) are our own extension: the specification marks answers as partial. */
export const questionTypes = {
  1: learningMessages.singleChoice,
  2: learningMessages.trueFalse,
  3: '多选题',
} as const;
export type QuestionType = keyof typeof questionTypes;

export const questionTypeCodes = { singleChoice: 1, trueFalse: 2, multipleChoice: 3 } as const;

/** How an answer was marked. */
export const answerVerdicts = {
  correct: '回答正确',
  partial: '部分正确',
  wrong: '回答错误',
} as const;
export type AnswerVerdict = keyof typeof answerVerdicts;

export const questionDifficulties = { 1: '容易', 2: '中等', 3: '困难' } as const;
export type QuestionDifficulty = keyof typeof questionDifficulties;
