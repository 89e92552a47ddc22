export const wordsTexts = {
  analysis: '解析',
  source: '来源',
} as const;
