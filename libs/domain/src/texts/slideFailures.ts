/** Refusals of the morphology centre. */
export const slideFailures = {
  'slideLibrary.notFound': { status: 404, message: '该切片库不存在或已下架' },
  'slide.notFound': { status: 404, message: '该切片不存在或已下架' },
  'slide.locked': { status: 403, message: '请先购买或开通会员后再查看该切片' },
  'slide.noFile': { status: 400, message: '请选择已处理完成的切片文件' },
  'slide.library': { status: 400, message: '请选择要放入的切片库' },
} as const;
