export const personalTexts = {
  title: '学校名单中的行',
  columns: ['说明'],
} as const;
