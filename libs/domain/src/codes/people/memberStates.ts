/** Where a member stands with their school. Only active members may enter it. */
export const memberStates = {
  1: '正常',
  2: '已停用',
  3: '已毕业',
  4: '已转出',
  5: '休学',
  6: '已离开',
  7: '待监护人同意',
} as const;
export type MemberState = keyof typeof memberStates;

export const memberStateCodes = {
  active: 1,
  disabled: 2,
  graduated: 3,
  transferred: 4,
  suspended: 5,
  left: 6,
  waiting: 7,
} as const satisfies Record<string, MemberState>;

/** On the roll of the present: whoever waits for a guardian's consent has a place, but may not enter. */
export const presentStates = [
  memberStateCodes.active,
  memberStateCodes.waiting,
] as const satisfies MemberState[];

export const isPresent = (state: MemberState) => presentStates.some((one) => one === state);
