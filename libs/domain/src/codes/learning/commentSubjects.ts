export const commentSubjects = {
  1: '课程',
  2: '商品',
  3: '课件',
  4: '课堂讨论',
  5: '急救演练',
  6: '题目',
} as const;
export type CommentSubject = keyof typeof commentSubjects;
export const commentSubjectCodes = {
  course: 1,
  commodity: 2,
  courseware: 3,
  classroom: 4,
  drill: 5,
  question: 6,
} as const satisfies Record<string, CommentSubject>;
