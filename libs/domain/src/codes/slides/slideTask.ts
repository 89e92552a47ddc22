export const slideTaskKinds = {
  1: '指认',
  2: '圈画',
  3: '计数',
  4: '标签配对',
  5: '观察选择',
  6: '低倍寻找',
} as const;
export type SlideTaskKind = keyof typeof slideTaskKinds;
export const slideTaskKindCodes = {
  point: 1,
  outline: 2,
  count: 3,
  label: 4,
  choose: 5,
  find: 6,
} as const satisfies Record<string, SlideTaskKind>;

/** When the solution is shown to learners. */
export const slideTaskReveals = { 1: '每次提交后', 2: '答对或次数用完后' } as const;
export type SlideTaskReveal = keyof typeof slideTaskReveals;
export const slideTaskRevealCodes = { eachTime: 1, atEnd: 2 } as const satisfies Record<
  string,
  SlideTaskReveal
>;
