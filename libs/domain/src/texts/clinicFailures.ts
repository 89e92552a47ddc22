/** Refusals of virtual patients. */
export const clinicFailures = {
  'clinic.notFound': { status: 404, message: '该病例不存在或已下架' },
  'clinic.noRun': { status: 404, message: '没有找到这次诊治，请重新开始' },
  'clinic.changed': { status: 409, message: '这个病例已更新，请重新开始' },
  'clinic.over': { status: 409, message: '这次诊治已经结束' },
  'clinic.elsewhere': { status: 409, message: '这次诊治在别处又进行了几步，已为您更新' },
  'clinic.tooLong': { status: 409, message: '操作已达上限，请写下诊断并结束诊治' },
  'clinic.cannot': { status: 400, message: '现在不能这样做' },
} as const;
