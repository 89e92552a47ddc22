export const texts = {
  chooseFirst: '请先从列表中选择要打开的内容',
} as const;
