export const slideTexts = {
  label: '标签图',
  macro: '宏观图',
  thumbnail: '缩略图',
  findableSlide: '数字切片',
  findableShort: '切片',
} as const;
