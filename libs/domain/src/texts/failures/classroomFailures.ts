/** Refusals about classrooms. */
export const classroomFailures = {
  'classroom.notFound': { status: 404, message: '该课堂不存在，或您不在其中' },
  'classroom.noSuchCourse': { status: 404, message: '该课程不存在或尚未发布，请重新选择' },
  'classNotice.gone': { status: 404, message: '该公告不存在或已删除' },
  'classNotice.changed': { status: 409, message: '该公告已在别处修改，请先查看新的内容' },
  'classroom.notForClass': {
    status: 409,
    message: '该课程的学员范围不包括本教学班，请先在课程管理中加入本教学班',
  },
  'classTopic.gone': { status: 404, message: '该话题不存在或已删除' },
  'classTopic.changed': { status: 409, message: '该话题已在别处修改，请先查看新的内容' },
  'classTopic.locked': { status: 409, message: '该话题已锁定，不能回复或修改' },
  'classTopic.answered': { status: 409, message: '已有人回复，不能再删除；需要时请联系教师' },
} as const;
