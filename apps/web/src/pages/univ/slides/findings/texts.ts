export const texts = {
  title: '切片报告',
  lead: '学生提交的报告，待批阅的排在最前；点报告名称即在切片旁批阅',
  what: '切片报告',
  all: '全部',
  report: '报告',
  slide: '切片',
  who: '提交人',
  state: '状态',
  score: '得分',
  handedAt: '提交时间',
  total: (total: number, most: number) => `${total} / ${most}`,
  noScore: '—',
} as const;
