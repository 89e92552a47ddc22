/** In which order the libraries' lists can be asked for. */
export const librarySorts = { 1: '综合排序', 2: '最新上架', 3: '最多学习' } as const;
export type LibrarySort = keyof typeof librarySorts;
