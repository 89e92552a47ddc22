export const texts = {
  title: (name: string) => `试做：${name}`,
  lead: '与学习者看到的相同，不计成绩；未保存的修改也在内。从中途开始时，数值为到院时的数值加上该状态带来的改变。',
  cannot: '现在不能这样做。',
  again: '重新试做',
  unmarked: '专家的做法走不通，改好后才能复盘',
  ended: '这次试做的复盘（不保留）',
  untitled: '（未命名）',
} as const;
