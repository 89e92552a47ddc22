export const texts = {
  period: '统计时间',
  periods: { 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' },
  custom: '自定义',
  from: '开始日期',
  to: '结束日期',
  apply: '查询',
  dateEmpty: '请选择日期',
  dateOrder: '结束日期不能早于开始日期',
  dateSpan: '统计时间不能超过 366 天',
} as const;
