export const reportTexts = {
  settled: (stem: string, answer: string) => ({
    title: '您提交的题目纠错已处理',
    text: `您对题目“${stem}”提交的纠错已处理。回复：${answer}`,
  }),
  mostTags: (count: number) => `每题最多 ${count} 个标签`,
  faultOf: (number: number, message: string) => `第${number}题：${message}`,
} as const;
