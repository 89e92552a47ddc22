export const sheetsTexts = {
  exampleSheet: '填写示例',
  allowedSheet: '可填写的内容',
} as const;
