/** Derived from the application's timestamps, never stored. */
export const applicationStates = {
  1: '待联系',
  2: '已联系',
  3: '已开通',
  4: '未通过',
  5: '已撤回',
} as const;
export type ApplicationState = keyof typeof applicationStates;
export const applicationStateCodes = {
  waiting: 1,
  contacted: 2,
  opened: 3,
  declined: 4,
  withdrawn: 5,
} as const satisfies Record<string, ApplicationState>;

export const applicationLimits = { line: 50, message: 500, reason: 200 } as const;
