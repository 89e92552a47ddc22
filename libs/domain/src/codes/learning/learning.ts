/** How far somebody is with a course of theirs. */
export const learnStates = { 1: '未开始', 2: '学习中', 3: '已学完' } as const;
export type LearnState = keyof typeof learnStates;
