export const bodyPersonalTexts = {
  notes: '解剖笔记',
  noteColumns: ['模型', '结构', '内容', '记录时间', '修改时间'],
  quizzes: '解剖测验',
  quizColumns: ['模型', '类型', '开始时间', '完成时间', '题数', '答对'],
  answers: '解剖测验作答',
  answerColumns: ['测验开始时间', '题号', '我的作答', '是否正确', '作答时间'],
  right: '正确',
  wrong: '错误',
  tours: '我制作的解剖导览',
  tourColumns: ['模型', '标题', '可见范围', '更新时间'],
} as const;
