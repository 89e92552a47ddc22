export const gradeParts = {
  1: '课件学习',
  2: '测试/作业',
  3: '考试',
  4: '讨论',
  5: '笔记',
} as const;
export type GradePart = keyof typeof gradeParts;
export const gradePartCodes = {
  courseware: 1,
  tests: 2,
  exams: 3,
  discussions: 4,
  notes: 5,
} as const satisfies Record<string, GradePart>;

export const classTestKinds = { 1: '测试', 2: '作业' } as const;
export type ClassTestKind = keyof typeof classTestKinds;
export const classTestKindCodes = { test: 1, homework: 2 } as const satisfies Record<
  string,
  ClassTestKind
>;

/** The state of a test or homework for one learner; derived from its timestamps, never stored. */
export const handInStates = {
  upcoming: '未开始',
  open: '待提交',
  handedIn: '已提交',
  graded: '已批阅',
  missed: '未提交',
} as const;
export type HandInState = keyof typeof handInStates;
