export const questionImportTexts = {
  loose: '未分章节',
  pictureMissing: (address: string) => `图片“${address}”不在文件里`,
  toMend: (name: string) => `${name}-待修改.xlsx`,
  template: '题目导入模板.xlsx',
} as const;
