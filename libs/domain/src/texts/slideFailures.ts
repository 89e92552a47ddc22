/** Refusals of the morphology centre. */
export const slideFailures = {
  'slideLibrary.notFound': { status: 404, message: '该切片库不存在或已下架' },
  'slide.notFound': { status: 404, message: '该切片不存在或已下架' },
  'slide.locked': { status: 403, message: '请先购买或开通会员后再查看该切片' },
  'slide.noFile': { status: 400, message: '请选择已处理完成的切片文件' },
  'slide.library': { status: 400, message: '请选择要放入的切片库' },
  'annotation.notFound': { status: 404, message: '该图层不存在或已被收回' },
  'annotation.conflict': { status: 409, message: '这些标注刚在别处修改过，请先比对' },
  'annotation.tooMuch': { status: 409, message: '一个图层最多 5000 个标注，请删减或另建图层' },
  'annotation.tooMany': { status: 409, message: '这张切片的图层已达上限，请先删除不用的图层' },
  'annotation.misdrawn': { status: 400, message: '标注的点数与形状不符' },
  'annotation.noSchool': { status: 409, message: '您还没有加入学校，暂不能提交给教师' },
} as const;
