/** Whether it is published, and whether the published version equals the draft. */
export const makingStates = {
  draft: '草稿',
  published: '已发布',
  changed: '有未发布的修改',
  withdrawn: '已收回',
} as const;
export type MakingState = keyof typeof makingStates;
