/** Texts shared by the lower blocks, kept out of the first chunk. */
export const texts = {
  all: '查看全部',
  left: '剩余',
  days: (count: number) => `${count}天`,
  over: '已结束',
} as const;
