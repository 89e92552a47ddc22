export const texts = {
  what: '切片目录',
  back: '返回切片库',
  contents: '目录',
  empty: '这套切片还在整理',
  toLibrary: '看看这套切片',
  locked: '未开通',
} as const;
