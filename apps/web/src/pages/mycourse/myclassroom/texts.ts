import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.myClassroom,
  lead: '学校为您安排的课程',
  none: '学校还没有为您安排课程',
  noneHint: '登录学校账号，或用教师给的邀请码加入后，课程会出现在这里',
  toMine: '查看全部我的课程',
} as const;
