export const texts = { back: '返回切片列表' } as const;
