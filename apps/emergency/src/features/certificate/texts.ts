export const texts = {
  studyTime: '累计学习时长',
  resources: '学完指定资源',
  quizzes: '完成测验',
  quizzesPassed: (score: number) => `测验达到 ${score} 分`,
  minutes: (done: number, asked: number) => `${done}/${asked} 分钟`,
  pieces: (done: number, asked: number) => `${done}/${asked} 份`,
  times: (done: number, asked: number) => `${done}/${asked} 次`,
} as const;
