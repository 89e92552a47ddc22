/** The sources of a practice, each identified by its `sourceId`. */
export const practiceSources = {
  1: '章节练习',
  2: '错题练习',
  3: '收藏练习',
  4: '随机练习',
  5: '随堂测试',
  6: '切片练习',
  7: '虚拟仿真练习',
  8: '今日复习',
  9: '自选练习',
} as const;
export type PracticeSource = keyof typeof practiceSources;
export const practiceSourceCodes = {
  chapter: 1,
  wrong: 2,
  collected: 3,
  random: 4,
  lesson: 5,
  slide: 6,
  simulation: 7,
  due: 8,
  custom: 9,
} as const satisfies Record<string, PracticeSource>;

/** The learner's rating of how well they remembered a question, as used by the FSRS schedule. */
export const reviewGrades = { 1: '重来', 2: '困难', 3: '良好', 4: '轻松' } as const;
export type ReviewGrade = keyof typeof reviewGrades;
export const reviewGradeCodes = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<
  string,
  ReviewGrade
>;

export const questionStandings = { 0: '未作答', 1: '已答对', 2: '已答错' } as const;
export type QuestionStanding = keyof typeof questionStandings;
export const questionStandingCodes = {
  unanswered: 0,
  right: 1,
  wrong: 2,
} as const satisfies Record<string, QuestionStanding>;

/** The pool from which a custom practice draws its questions. */
export const practiceAmongs = { 1: '全部', 2: '未做', 3: '错题', 4: '标记', 5: '收藏' } as const;
export type PracticeAmong = keyof typeof practiceAmongs;
export const practiceAmongCodes = {
  all: 1,
  undone: 2,
  wrong: 3,
  marked: 4,
  collected: 5,
} as const satisfies Record<string, PracticeAmong>;
