export const texts = {
  title: '课程介绍',
  teachers: '授课教师',
  toDirectory: '看目录',
} as const;
