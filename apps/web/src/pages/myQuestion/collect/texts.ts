export const texts = {
  title: '收藏的题目',
  lead: '做题时收藏的题目；这里不显示答案，再做一遍后核对。',
  what: '收藏的题目',
  none: '还没有收藏题目',
  noneHint: '做题时点“收藏”，题目会留在这里。',
  collectedAt: '收藏于',
  uncollect: '取消收藏',
  uncollected: '已取消收藏',
  undo: '撤销',
  toCentre: '去考试中心',
} as const;
