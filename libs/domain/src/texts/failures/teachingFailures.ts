/** Refusals about terms and teaching classes. */
export const teachingFailures = {
  'term.notFound': { status: 404, message: '该学期不存在' },
  'term.taken': { status: 409, message: '已有同名的学期，请换一个名称' },
  'term.archived': {
    status: 409,
    message: '该学期已归档，只能查看。需要修改时请由学校管理员取消归档',
  },
  'term.notArchived': { status: 409, message: '该学期没有归档' },
  'term.changedMeanwhile': { status: 409, message: '该学期刚被其他人修改过，请比对后再保存' },
  'term.wrongDays': {
    status: 400,
    message: '请填写有效日期，结束日期须晚于开始日期，且不超过 400 天',
  },
  'schoolInsight.notFound': { status: 404, message: '该院系或班级不存在，或您没有查看权限' },
  'teachingClass.notFound': { status: 404, message: '该教学班不存在，或您没有查看权限' },
  'teachingClass.taken': { status: 409, message: '本学期该课程下已有同名教学班，请换一个名称' },
  'teachingClass.changedMeanwhile': {
    status: 409,
    message: '该教学班刚被其他人修改过，请比对后再保存',
  },
  'teachingClass.hasLearners': {
    status: 409,
    message: '教学班中还有学员，不能删除，请先移出学员',
  },
  'teachingClass.full': { status: 409, message: '超过教学班人数上限（3000 人）' },
  'teachingClass.tooManyTeachers': { status: 409, message: '主讲教师与助教合计最多 20 人' },
  'teachingClass.strangers': {
    status: 400,
    message: '所选人员中有不属于本校或已停用的人，请刷新后重选',
  },
  'teachingClass.noSuchClass': { status: 404, message: '所选行政班不存在，请刷新后重选' },
  'teachingClass.noTeacher': {
    status: 400,
    message: '请至少指定一位本院系的主讲教师，否则您将无法管理该教学班',
  },
  'teachingClass.staff': { status: 403, message: '主讲教师由教务或院系负责人指定' },
  'teachingClass.learnersAlone': { status: 400, message: '只有助教需要单独授权查看成绩' },
  'teachingClass.notTeacher': { status: 400, message: '主讲教师须是本校教师' },
  'teachingClass.noUndo': {
    status: 409,
    message: '没有可以恢复的人员：已超过 1 小时，或已重新入班',
  },
  'teachingClass.unknownCode': { status: 404, message: '加入码不存在或已关闭，请向老师核对' },
} as const;
