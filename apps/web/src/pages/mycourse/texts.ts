import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.myCourse,
  lead: '学过的、买下的和学校安排的课程都在这里',
  none: '还没有符合条件的课程',
  noneHint: '挑一门感兴趣的课程，学习记录会出现在这里',
  toCourses: '去选课程',
  study: messages.myStudy,
  questions: '我的提问',
  collect: '我的收藏',
  classroom: messages.myClassroom,
} as const;
