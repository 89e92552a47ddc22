export const texts = { back: '返回切片列表', backToCourse: '返回课程' } as const;
