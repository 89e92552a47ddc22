export const texts = {
  views: (count: string) => `${count} 次观察`,
  locked: '未开通',
  what: '切片列表',
} as const;
