/** The faults of a spreadsheet's row, or of an import. */
export const importFaults = {
  empty: '不能为空',
  tooLong: (limit: number) => `不能超过 ${limit} 个字符`,
  notOneOf: (labels: readonly string[]) => `应为以下之一：${labels.join('、')}`,
  optionsTooFew: '至少填写两个选项，且中间不能留空',
  answerNotAmong: '应为已填写选项的编号，例如 A',
  unsafe: {
    date: '单元格被表格软件当作日期或时间，请设为文本格式后重新填写原文',
    long: '数字过长，表格软件已改动其末位，请设为文本格式后重新填写',
    error: '单元格是错误值或无法读取，请重新填写',
  },
  columnsMissing: (titles: readonly string[]) =>
    `缺少列：${titles.join('、')}。请下载模板，按表头填写后再上传`,
  tooManyRows: (limit: number) => `一次最多导入 ${limit} 行，请拆分后再上传`,
  noRows: '工作表中没有可导入的数据',
  interrupted: '导入被中断，没有保存任何内容，请重新确认',
  broken: '服务异常，没有保存任何内容，请稍后重新确认',
} as const;
