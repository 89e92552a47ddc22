export const commentSubjects = {
  1: '课程',
  2: '商品',
  3: '课件',
  4: '课堂讨论',
  5: '急救演练',
  6: '题目',
} as const;
export type CommentSubject = keyof typeof commentSubjects;
