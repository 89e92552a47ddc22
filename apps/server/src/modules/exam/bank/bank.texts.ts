export const bankTexts = {
  /** The chapter that every bank begins with. */
  firstChapter: '未分类',
} as const;
