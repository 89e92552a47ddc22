/** Why something of a drill is refused. */
export const drillFailures = {
  'drill.notFound': { status: 404, message: '该演练不存在' },
  'drill.noRun': { status: 404, message: '没有找到这次演练' },
  'drill.changed': { status: 409, message: '该演练已更新，请重新开始' },
  'drill.elsewhere': { status: 409, message: '这一步已在别处作答，请刷新后继续' },
  'drill.cannot': { status: 400, message: '现在不能这样作答' },
  'drill.notOver': { status: 409, message: '演练尚未结束' },
  'drill.notTested': { status: 409, message: '完成一次考核后才能加入排行榜' },
} as const;
