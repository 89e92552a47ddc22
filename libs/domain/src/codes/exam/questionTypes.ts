import { learningMessages } from '../../texts/learningMessages';

/**
 * The specification names the first two; the implementation of each kind is in `questions/kinds`,
 * under the same code. Questions of groups (A3/A4, B1) are single choices with shared content.
 */
export const questionTypes = {
  1: learningMessages.singleChoice,
  2: learningMessages.trueFalse,
  3: '多选题',
  4: '填空题',
  5: '简答题',
  6: '排序题',
  7: '匹配题',
  8: '标图题',
  9: '切片题',
} as const;
export type QuestionType = keyof typeof questionTypes;

export const questionTypeCodes = {
  singleChoice: 1,
  trueFalse: 2,
  multipleChoice: 3,
  blanks: 4,
  shortAnswer: 5,
  ordering: 6,
  matching: 7,
  picture: 8,
  slide: 9,
} as const satisfies Record<string, QuestionType>;

export const answerVerdicts = {
  correct: '回答正确',
  partial: '部分正确',
  wrong: '回答错误',
} as const;
export type AnswerVerdict = keyof typeof answerVerdicts;

export const questionDifficulties = { 1: '容易', 2: '中等', 3: '困难' } as const;
export type QuestionDifficulty = keyof typeof questionDifficulties;
export const questionDifficultyCodes = { easy: 1, medium: 2, hard: 3 } as const satisfies Record<
  string,
  QuestionDifficulty
>;
