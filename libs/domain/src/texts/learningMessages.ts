/** Texts of courses, questions and classrooms. */
export const learningMessages = {
  collected: '收藏成功',
  uncollected: '已取消收藏',
  studyData: '学习数据',
  singleChoice: '单选题',
  trueFalse: '判断题',
  classroomNotice: '公告',
  classroomRank: '评分标准',
  classroomCourseware: '课件',
  classroomTest: '测试/作业',
  classroomExamination: '考试',
  classroomNote: '笔记',
  classroomDiscuss: '讨论',
  classroomMistakes: '错题集',
  noSuchPlace: '这个位置不在视频或文档的范围内，请重新选择',
} as const;
