import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  title: messages.myClassroom,
  lead: '您所在的教学班，和学校为您安排的课程',
  none: '学校还没有为您安排课程',
  noneHint: '登录学校账号，或用教师给的邀请码加入后，课程会出现在这里',
  toMine: '查看全部我的课程',
  rooms: '教学班课堂',
  join: '用加入码加入',
  noRooms: '您还不在任何课堂中',
  noRoomsHint: '学校排课后会出现在这里；有加入码的也可以自己加入。',
  taughtBy: (names: readonly string[]) => `主讲：${names.join('、')}`,
  archived: '已归档',
  courses: '学校安排的课程',
} as const;
