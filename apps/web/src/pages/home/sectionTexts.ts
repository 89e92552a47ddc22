/** The words of the parts that stand in several blocks below; the first screen does without them. */
export const texts = {
  all: '查看全部',
  left: '剩余',
  days: (count: number) => `${count}天`,
  over: '已结束',
} as const;
