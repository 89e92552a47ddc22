/** What is refused of courses, and of what is learnt, said and asked in them. */
export const courseFailures = {
  'course.notFound': { status: 404, message: '该课程不存在或已下架' },
  'course.withdrawn': {
    status: 410,
    message: '该课程已下架，暂时无法学习。您的笔记和学习记录仍然保留',
  },
  'course.locked': { status: 403, message: '该内容尚未开通，请购买课程或开通会员后学习' },
  'course.changedMeanwhile': {
    status: 409,
    message: '其他教师刚刚修改过这里的内容，请对照最新内容后再保存',
  },
  'course.unfit': { status: 409, message: '课程还不能发布，请先处理列出的问题' },
  'course.notPublished': { status: 409, message: '课程没有发布，无需撤下' },
  'course.alreadyPublished': { status: 409, message: '课程已经发布' },
  'course.wasPublished': { status: 409, message: '发布过的课程不能删除，可以将它撤下' },
  'course.tooLarge': { status: 409, message: '课程的章节或课件数量已达上限' },
  'course.noAudience': { status: 409, message: '没有可以学习这门课程的人，请先选择学习对象' },
  'courseware.notFound': { status: 404, message: '该课件不存在或已删除' },
  'courseware.notByHand': { status: 409, message: '该课件按学习进度自动判定学完，不能手动标记' },
  'courseware.busy': { status: 409, message: '学习进度正在保存，请稍后再试' },
  'teacher.notFound': { status: 404, message: '该教师不存在' },
  'media.notFound': { status: 404, message: '该视频或文档不存在，或已删除' },
  'media.inUse': { status: 409, message: '仍有课程在使用该文件，不能删除' },
  'media.notRetryable': { status: 409, message: '该文件不能重新处理，请重新上传' },
  'media.tooManyUploads': { status: 409, message: '未完成的上传过多，请先完成或取消一部分' },
  'media.notUploading': { status: 409, message: '该文件已上传完成或已取消' },
  'courseOffer.notFound': { status: 404, message: '该上架申请不存在' },
  'courseOffer.decided': { status: 409, message: '该上架申请已处理，请刷新后查看' },
  'courseOffer.waits': { status: 409, message: '这门课程已有待审核的上架申请' },
  'courseOffer.notOfSchool': { status: 409, message: '平台课程无需申请上架' },
  'courseOffer.price': { status: 400, message: '免费课程的售价须为 0，其他课程的售价须大于 0' },
  'courseOffer.prices': {
    status: 400,
    message:
      '价格有误：免费课程各项均为 0；原价不低于售价，会员价不高于售价，会员免费的课程会员价为 0',
  },
} as const;
