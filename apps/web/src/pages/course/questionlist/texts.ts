export const texts = {
  title: '师生问答',
  what: '提问',
  empty: '还没有人提问，来问第一个问题吧',
  none: '没有找到符合条件的提问',
  ask: '我要提问',
  back: '返回课程',
  placeholder: '搜索提问',
  filters: { answered: '回答状态' },
  answered: { 1: '已回答', 2: '待回答' },
  answers: (count: number) => `${count} 个回答`,
  accepted: '已采纳',
  waiting: '审核中，仅自己可见',
} as const;
