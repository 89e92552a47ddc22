export const termTexts = {
  sheet: '学期',
  name: '名称',
  startsOn: '开始日期',
  endsOn: '结束日期',
  classes: '教学班数',
  archivedAt: '归档时间',
} as const;
