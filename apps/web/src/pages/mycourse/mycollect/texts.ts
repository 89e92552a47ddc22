import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: '我的收藏',
  lead: '收藏的课程、标本与题目，可以分放到自己的收藏夹里',
  study: messages.myStudy,
  others: '其他收藏',
  questions: '收藏的题目',
  wrong: '错题本',
  notes: '我的笔记',
  morphology: '形态学收藏',
  noneHint: '在课程、标本或题目旁点“收藏”，就会出现在这里。',
  toCourses: '去选课程',
} as const;
