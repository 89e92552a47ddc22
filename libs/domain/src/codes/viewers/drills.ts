/** What one does in a step of a first-aid drill. */
export const drillStepKinds = { 1: '单项处置', 2: '多项处置', 3: '操作排序' } as const;
export type DrillStepKind = keyof typeof drillStepKinds;

export const drillDifficulties = { 1: '入门', 2: '进阶', 3: '实战' } as const;
export type DrillDifficulty = keyof typeof drillDifficulties;

/** Where a drill stands for one person; derived from its moments, never stored. */
export const drillStates = { running: '进行中', finished: '已完成', timedOut: '已超时' } as const;
export type DrillState = keyof typeof drillStates;
