export const texts = {
  wholeSchool: '全校学生',
  year: (year: number) => `${year} 级`,
  and: ' 中的 ',
  seats: (count: number) => `${count} 个`,
  seatsUsed: (used: number, count: number) => `${used} / ${count}`,
  span: (from: string, to: string) => `${from} 至 ${to}`,
  yuan: (price: string) => `¥${price}`,
} as const;
