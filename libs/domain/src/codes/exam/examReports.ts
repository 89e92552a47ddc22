export const gradeStates = {
  submitted: '已交卷',
  answering: '作答中',
  absent: '未参加',
} as const;
export type GradeState = keyof typeof gradeStates;

export const gradeSorts = {
  number: '按学号排序',
  score: '按成绩排序',
  usedS: '按用时排序',
} as const;
export type GradeSort = keyof typeof gradeSorts;

/** Statistical warnings about a question, for the teacher to judge. */
export const itemFlags = {
  negative: '区分度为负：成绩好的考生反而更容易答错，请核对答案。',
  weak: '区分度偏低（低于 0.2）：答对与否和总成绩关系不大。',
  easy: '过于容易：得分率在 95% 以上，几乎不能区分考生。',
  hard: '过难：得分率不高于随机猜测。',
  betterDistractor: '高分组选某个错误选项的人多于选正确答案的人，请核对答案或选项表述。',
  unusedOption: '有干扰项无人选择，起不到干扰作用。',
  few: '作答人数不足 30，以下数字仅供参考。',
} as const;
export type ItemFlag = keyof typeof itemFlags;

export const correctionWays = {
  key: '按新答案重新评分',
  either: '原答案与新答案都算对',
  everyone: '本题所有考生给满分',
} as const;
export type CorrectionWay = keyof typeof correctionWays;
