export const texts = {
  title: '课程目录',
  contents: '全部内容',
  progress: '我的进度',
  rules: '怎样算学完',
  all: '课程的课件全部完成，即为学完。',
  toTests: '课后测验',
  toCourse: '课程主页',
} as const;
