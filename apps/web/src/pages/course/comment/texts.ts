export const texts = {
  title: '课程评价',
  comments: '评论',
  back: '返回课程',
} as const;
