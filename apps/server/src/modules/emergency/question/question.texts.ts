export const questionTexts = {
  questionSheet: '题库',
  type: '题型',
  stem: '题干',
  answer: '正确答案',
  analysis: '解析',
  category: '资源类型',
  topic: '主题',
  difficulty: '难度',
  option: (key: string) => `选项${key}`,
} as const;
