export const findingFieldKinds = {
  1: '短文本',
  2: '长文本',
  3: '单选',
  4: '多选',
  5: '数值',
  6: '切片位置',
} as const;
export type FindingFieldKind = keyof typeof findingFieldKinds;

/** The state of submitted findings. */
export const [HANDED_IN, RETURNED, MARKED] = [1, 2, 3] as const;
export const findingStates = {
  [HANDED_IN]: '待批阅',
  [RETURNED]: '退回修改',
  [MARKED]: '已批阅',
} as const;
export type FindingState = keyof typeof findingStates;
