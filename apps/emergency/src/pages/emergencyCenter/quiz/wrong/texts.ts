export const texts = {
  what: '错题',
  empty: '目前没有错题',
  emptyHint: '答错的题目会收在这里，答对一次后自动移出。',
} as const;
