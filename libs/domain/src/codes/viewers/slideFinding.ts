/** What may be asked for on a form of findings. */
export const findingFieldKinds = {
  1: '短文本',
  2: '长文本',
  3: '单选',
  4: '多选',
  5: '数值',
  6: '切片位置',
} as const;
export type FindingFieldKind = keyof typeof findingFieldKinds;

/** Where findings stand that were handed in. */
export const findingStates = { 1: '待批阅', 2: '退回修改', 3: '已批阅' } as const;
export type FindingState = keyof typeof findingStates;
