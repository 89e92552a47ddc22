export const texts = {
  what: '切片盘',
  until: (moment: string) => `${moment} 前可以观察`,
  note: (number: number) => `第 ${number} 张`,
  empty: '这个切片盘里的切片已撤下',
  back: '回到形态学实验中心',
} as const;
