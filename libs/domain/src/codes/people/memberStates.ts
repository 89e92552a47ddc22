/** Where a member stands with their school. Only active members may enter it. */
export const memberStates = {
  1: '正常',
  2: '已停用',
  3: '已毕业',
  4: '已转出',
  5: '休学',
  6: '已离开',
} as const;
export type MemberState = keyof typeof memberStates;

export const memberStateCodes = {
  active: 1,
  disabled: 2,
  graduated: 3,
  transferred: 4,
  suspended: 5,
  left: 6,
} as const satisfies Record<string, MemberState>;
