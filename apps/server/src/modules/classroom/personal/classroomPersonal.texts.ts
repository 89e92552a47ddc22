export const classroomPersonalTexts = {
  evaluations: '课堂评价',
  evaluationColumns: ['课堂', '星级', '内容', '评价时间'],
  notices: '课堂公告',
  noticeColumns: ['课堂', '标题', '内容', '发布时间', '修改时间'],
  reads: '读过的课堂公告',
  readColumns: ['课堂', '标题', '阅读时间'],
  topics: '课堂讨论与提问',
  topicColumns: ['课堂', '类型', '标题', '内容', '发布时间', '修改时间'],
} as const;
