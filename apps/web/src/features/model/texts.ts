export const texts = {
  source: '模型来源：',
  apart: '；',
  licence: '许可协议',
  untranslated: '暂无中文名，以英文显示。',
} as const;
