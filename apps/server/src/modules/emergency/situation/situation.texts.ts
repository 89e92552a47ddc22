export const situationTexts = {
  name: '姓名',
  studyMinutes: '学习时长（分钟）',
  resources: '学习资源数',
  quizzes: '测验次数',
  averageScore: '平均成绩',
  certificates: '获得证书',
  lastStudied: '最近学习',
  fileTitle: (firstDay: string, lastDay: string) => `学情_${firstDay}至${lastDay}`,
  sheet: '学情',
} as const;
