export const texts = {
  title: '切片对照',
  of: (names: readonly string[]) => `对照：${names.join('、')}`,
  what: '切片',
  back: '返回切片列表',
  tooFew: '请选择两到四张切片',
  tooFewHint: '在切片库里打开一张切片，点「并排对照」再选其余的',
  choose: '去选切片',
} as const;
