export const texts = {
  what: '结业证书',
  mine: '我的课程',
  body: '已完成下列课程规定的学习内容，达到结业要求，特发此证。',
  toCourse: '查看课程',
} as const;
