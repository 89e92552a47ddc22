export const personTexts = {
  nickname: (number: number) => `用户${number}`,
} as const;
