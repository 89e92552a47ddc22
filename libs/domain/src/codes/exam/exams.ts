/** The state of an exam for one person; derived from its timestamps, never stored. */
export const examStates = {
  upcoming: '未开始',
  open: '进行中',
  answering: '答题中',
  submitted: '已交卷',
  missed: '已缺考',
} as const;
export type ExamState = keyof typeof examStates;

export const practiceStates = { 1: '进行中', 2: '已提交' } as const;
export type PracticeState = keyof typeof practiceStates;
export const practiceStateCodes = { underWay: 1, submitted: 2 } as const satisfies Record<
  string,
  PracticeState
>;
