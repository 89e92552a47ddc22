export const texts = {
  what: '测验记录',
  empty: '您还没有完成过测验',
  points: (score: number) => `${score} 分`,
  correct: (correct: number, total: number) => `答对 ${correct}/${total} 题`,
} as const;
