export const texts = {
  what: '测验结果',
  score: '得分',
  correct: '答对',
  wrong: '答错或未答',
  time: '用时',
  questions: (count: number) => `${count} 题`,
  marks: '题目筛选',
  all: '全部题目',
  onlyWrong: '只看错题',
  noWrong: '全部答对，没有错题',
  backHome: '返回首页',
} as const;
