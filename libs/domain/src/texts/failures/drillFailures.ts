/** Refusals around drills. */
export const drillFailures = {
  'drill.notFound': { status: 404, message: '该演练不存在' },
  'drill.noRun': { status: 404, message: '没有找到这次演练' },
  'drill.changed': { status: 409, message: '该演练已更新，请重新开始' },
  'drill.elsewhere': { status: 409, message: '这一步已在别处作答，请刷新后继续' },
  'drill.cannot': { status: 400, message: '现在不能这样作答' },
  'drillMaking.notFound': { status: 404, message: '该演练不存在或已删除' },
  'drillMaking.tooMany': { status: 409, message: '演练数量已达上限，请先删除不用的草稿' },
  'drillMaking.changedMeanwhile': {
    status: 409,
    message: '该演练已在别处修改，请载入新版本后再保存',
  },
  'drillMaking.faulty': { status: 409, message: '检查还有问题，改好并保存后才能发布' },
  'drillMaking.published': { status: 409, message: '发布过的演练不能删除，可以收回' },
  'drillMaking.noVersion': { status: 404, message: '这个版本已不再保留' },
  'drillMaking.tooBig': { status: 413, message: '场景或条件太多，无法在限时内检查，请精简后重试' },
  'drill.notOver': { status: 409, message: '演练尚未结束' },
  'drill.notTested': { status: 409, message: '完成一次考核后才能加入排行榜' },
} as const;
