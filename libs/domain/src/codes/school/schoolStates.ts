export const schoolStates = {
  open: '使用中',
  suspended: '已暂停',
  merged: '已并入其他学校',
} as const;
export type SchoolState = keyof typeof schoolStates;
