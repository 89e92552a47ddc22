/** Whether learners see it, and whether it is what stands here. */
export const makingStates = {
  draft: '草稿',
  published: '已发布',
  changed: '有未发布的修改',
  withdrawn: '已收回',
} as const;
export type MakingState = keyof typeof makingStates;
