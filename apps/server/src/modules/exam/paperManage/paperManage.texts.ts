export const paperManageTexts = {
  withKey: '（含答案）',
} as const;
