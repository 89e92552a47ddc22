export const dailyQuestionTexts = {
  dayTitle: (day: string) => `每日一练 ${day}`,
} as const;
