export const shelfTexts = {
  forEver: '永久有效',
} as const;
