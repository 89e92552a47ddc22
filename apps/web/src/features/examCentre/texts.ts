export const texts = {
  exams: '考试',
  examTabs: { now: '进行中', next: '未开始', past: '已结束' },
  examsOf: '按状态查看考试',
  examsWhat: '考试列表',
  noExams: {
    now: '现在没有进行中的考试',
    next: '近期没有要开始的考试',
    past: '还没有参加过考试',
  },
  facts: (count: number, score: number, minutes: number) =>
    `${count} 题 · 满分 ${score} 分 · ${minutes} 分钟`,
  span: (from: string, until: string) => `${from} 至 ${until}`,
  openExam: { upcoming: '查看说明', open: '进入考试', answering: '继续作答', over: '查看结果' },
  openExamOf: (word: string, title: string) => `${word}：${title}`,
} as const;
