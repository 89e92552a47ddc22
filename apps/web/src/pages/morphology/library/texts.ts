export const texts = {
  what: '切片目录',
  back: '返回切片库',
  contents: '目录',
  empty: '这套切片还在整理',
  toLibrary: '看看这套切片',
  locked: '未开通',
  compare: '并排对照',
  compareLead: '再选一到三张切片，与当前切片并排观察。',
  begin: '开始对照',
} as const;
