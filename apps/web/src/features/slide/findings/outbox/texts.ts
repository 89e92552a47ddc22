export const texts = {
  sent: (title: string) => `报告已提交：${title}`,
  refused: (title: string, why: string) => `报告“${title}”没有提交：${why}`,
} as const;
