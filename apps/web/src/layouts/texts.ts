export const texts = {
  backToItem: '返回课程学习',
  suspended: (schools: string) =>
    `「${schools}」已被平台暂停：恢复前不能使用该校的课程、考试、通知和管理功能，记录都会保留。个人资料、学习记录和已购内容照常可用。`,
  nowHere: (school: string) => `您现在以「${school}」的身份使用，可在头像菜单中切换学校。`,
} as const;
