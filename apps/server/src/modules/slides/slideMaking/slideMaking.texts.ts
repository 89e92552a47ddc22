export const slideMakingTexts = {
  andOthers: (count: number) => `等 ${count} 处`,
  inUse: (title: string, where: string, others: string) =>
    `“${title}”仍在${where}${others}使用，移出后才能删除`,
  ownLibrary: '本校切片库',
} as const;
