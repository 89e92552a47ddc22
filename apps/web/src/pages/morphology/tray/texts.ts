export const texts = {
  what: '切片盘',
  until: (moment: string) => `${moment} 前可以观察`,
  note: (number: number, isSeen: boolean) => `第 ${number} 张${isSeen ? '（看过）' : ''}`,
  seen: (seen: number, all: number) => `看过 ${seen} / ${all} 张`,
  begin: (seen: number, all: number) =>
    seen === 0 ? '从第一张开始' : seen < all ? '继续观察' : '再看一遍',
  empty: '这个切片盘里的切片已撤下',
  back: '回到形态学实验中心',
} as const;
