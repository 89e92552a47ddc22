export const texts = {
  export: '导出题目',
  exportChapter: '导出本章题目',
  title: '导出题目',
  format: '文件格式',
  confirm: '导出',
  exported: (count: number) => `已导出 ${count} 题`,
  exportedPart: (count: number, left: number) =>
    `共 ${count + left} 题，已导出 ${count} 题，${left} 题这种格式写不下，没有导出`,
  lost: (count: number) => `有 ${count} 处内容这种格式写不下：`,
  lostOne: (number: number, what: string) => `第 ${number} 题：${what}`,
  close: '关闭',
} as const;
