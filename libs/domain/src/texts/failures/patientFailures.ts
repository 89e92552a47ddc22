/** Refusals of virtual patients. */
export const patientFailures = {
  'patient.notFound': { status: 404, message: '该病例不存在或已下架' },
  'patient.noRun': { status: 404, message: '没有找到这次诊治，请重新开始' },
  'patient.changed': { status: 409, message: '这个病例已更新，请重新开始' },
  'patient.over': { status: 409, message: '这次诊治已经结束' },
  'patient.elsewhere': { status: 409, message: '这次诊治在别处又进行了几步，已为您更新' },
  'patient.tooLong': { status: 409, message: '操作已达上限，请写下诊断并结束诊治' },
  'patient.cannot': { status: 400, message: '现在不能这样做' },
  'patientMaking.notFound': { status: 404, message: '该病例不存在或已删除' },
  'patientMaking.tooMany': { status: 409, message: '病例数量已达上限，请先删除不用的草稿' },
  'patientMaking.changedMeanwhile': {
    status: 409,
    message: '该病例已在别处修改，请载入新版本后再保存',
  },
  'patientMaking.faulty': { status: 409, message: '检查还有问题，改好并保存后才能发布' },
  'patientMaking.published': { status: 409, message: '发布过的病例不能删除，可以收回' },
  'patientMaking.noVersion': { status: 404, message: '这个版本已不再保留' },
  'patientMaking.tooBig': { status: 413, message: '病例太长，无法在限时内检查，请精简后重试' },
} as const;
