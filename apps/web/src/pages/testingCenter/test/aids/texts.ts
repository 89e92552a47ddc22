export const texts = {
  lab: '检验参考值',
  labLead:
    '常用参考区间，未注明者为成人；卫生行业标准（WS/T）与教材不同时两者并列。各实验室与方法不同，题目另给出区间的以题目为准。',
  search: '搜索项目或缩写',
  item: '项目',
  range: '参考区间',
  source: '来源',
  sources: '来源全称',
  noItem: '没有符合的项目',
  calculator: '计算器',
  sum: '算式',
  sumHelp: '支持 + − × ÷ ^ % 与括号，可直接键入',
  result: (value: string) => `= ${value}`,
  noResult: '= —',
  clear: '清空',
  back: '退格',
} as const;
