export const texts = {
  highlight: '高亮所选文字',
  clear: '清除高亮',
  selectFirst: '请先选中题干或病例中的文字',
  unmark: '点击取消高亮',
  strike: (option: string) => `排除选项${option}`,
} as const;
