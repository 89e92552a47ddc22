export const learnStates = { 1: '未开始', 2: '学习中', 3: '已学完' } as const;
export type LearnState = keyof typeof learnStates;
export const learnStateCodes = { notBegun: 1, underWay: 2, done: 3 } as const satisfies Record<
  string,
  LearnState
>;

/** A course on sale, or one of the learner's school. */
export const courseSources = { platform: '平台课程', school: '学校课程' } as const;
export type CourseSource = keyof typeof courseSources;
