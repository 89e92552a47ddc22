export const texts = {
  title: '打印试卷',
  what: '试卷',
  print: '打印',
  example: '含随机抽题：这是一份示例，考生各自抽到的题目不同。',
  facts: (count: number, score: number) => `共 ${count} 题，满分 ${score} 分`,
  person: '姓名：＿＿＿＿＿＿　学号：＿＿＿＿＿＿　得分：＿＿＿＿',
  keyTitle: (name: string) => `${name}（答案与解析）`,
  score: (score: number) => `（${score} 分）`,
  together: (from: number, to: number) => `（${from}～${to} 题共用题干）`,
  bracket: '（　　）',
  answer: '答案：',
  analysis: '解析：',
} as const;
