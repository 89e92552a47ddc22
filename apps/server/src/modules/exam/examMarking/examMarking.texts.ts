export const examMarkingTexts = {
  aboutQuestion: (title: string, attemptId: number, number: number) =>
    `${title}，答卷 ${attemptId} 第 ${number} 题`,
} as const;
