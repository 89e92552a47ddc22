export const practiceSetTexts = {
  andOthers: (count: number) => ` 等 ${count} 个题库`,
} as const;
