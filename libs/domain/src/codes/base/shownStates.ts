/** Whether learners see what a teacher made, where it has no versions. */
export const shownStates = { shown: '已发布', hidden: '未发布' } as const;
export type ShownState = keyof typeof shownStates;
