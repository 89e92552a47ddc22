export const findingFieldKinds = {
  1: '短文本',
  2: '长文本',
  3: '单选',
  4: '多选',
  5: '数值',
  6: '切片位置',
} as const;
export type FindingFieldKind = keyof typeof findingFieldKinds;
export const findingFieldKindCodes = {
  shortText: 1,
  longText: 2,
  singleChoice: 3,
  multipleChoice: 4,
  number: 5,
  places: 6,
} as const satisfies Record<string, FindingFieldKind>;

/** The state of submitted findings. */
export const findingStates = { 1: '待批阅', 2: '退回修改', 3: '已批阅' } as const;
export type FindingState = keyof typeof findingStates;
export const findingStateCodes = { handedIn: 1, returned: 2, marked: 3 } as const satisfies Record<
  string,
  FindingState
>;
