export const gradeParts = {
  1: '课件学习',
  2: '测试/作业',
  3: '考试',
  4: '讨论',
  5: '笔记',
} as const;
export type GradePart = keyof typeof gradeParts;

export const classTestKinds = { 1: '测试', 2: '作业' } as const;
export type ClassTestKind = keyof typeof classTestKinds;

/** The state of a test or homework for one learner; derived from its timestamps, never stored. */
export const handInStates = {
  upcoming: '未开始',
  open: '待提交',
  handedIn: '已提交',
  graded: '已批阅',
  missed: '未提交',
} as const;
export type HandInState = keyof typeof handInStates;
