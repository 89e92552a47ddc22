export const texts = {
  rightAnswer: '正确答案',
  answerOf: { reader: '您的答案', learner: '学员答案' },
  none: '未作答',
  wordsHere: '（学员的作答显示在这里）',
  waiting: '待批阅',
  analysis: '解析',
  noAnalysis: '本题暂无解析',
  gained: (gained: number, of: number) => `得 ${round(gained)} / ${round(of)} 分`,
  waitingScore: (of: number) => `满分 ${round(of)} 分`,
  keyKept: '本题未作答，不显示答案与解析。',
  learn: '相关学习内容',
} as const;

/** Two decimals at most, and no zeros behind. */
const round = (score: number) => Number(score.toFixed(2));
