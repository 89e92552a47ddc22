import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  what: '教师',
  courses: messages.cloudCourse,
  onSale: '主讲课程',
  ofSchool: '校内课程',
  none: '这位教师还没有公开的课程',
  toCourses: '看全部课程',
} as const;
