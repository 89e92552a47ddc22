/** What is refused of courses, and of what is learnt, said and asked in them. */
export const courseFailures = {
  'course.notFound': { status: 404, message: '该课程不存在或已下架' },
  'course.withdrawn': {
    status: 410,
    message: '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留',
  },
  'course.locked': { status: 403, message: '该内容尚未开通，请购买课程或开通会员后学习' },
  'courseware.notFound': { status: 404, message: '该课件不存在或已删除' },
  'courseware.notByHand': { status: 409, message: '该课件按学习进度自动判定学完，不能手动标记' },
  'courseware.busy': { status: 409, message: '学习进度正在保存，请稍后再试' },
  'teacher.notFound': { status: 404, message: '该教师不存在' },
} as const;
