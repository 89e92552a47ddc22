/** What is refused of courses, and of what is learnt, said and asked in them. */
export const courseFailures = {
  'course.notFound': { status: 404, message: '该课程不存在或已下架' },
  'course.withdrawn': {
    status: 410,
    message: '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留',
  },
  'course.locked': { status: 403, message: '该内容尚未开通，请购买课程或开通会员后学习' },
  'courseware.notFound': { status: 404, message: '该课件不存在或已删除' },
  'teacher.notFound': { status: 404, message: '该教师不存在' },
} as const;
