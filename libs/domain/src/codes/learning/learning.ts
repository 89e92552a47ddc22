/** How far somebody is with a course of theirs. */
export const learnStates = { 1: '未开始', 2: '学习中', 3: '已学完' } as const;
export type LearnState = keyof typeof learnStates;
export const learnStateCodes = { notBegun: 1, underWay: 2, done: 3 } as const satisfies Record<
  string,
  LearnState
>;

/** Whose course it is: of the shop window, or of the school in which somebody is here. */
export const courseSources = { platform: '平台课程', school: '学校课程' } as const;
export type CourseSource = keyof typeof courseSources;
