export const helpTexts = {
  findableName: '帮助',
} as const;
