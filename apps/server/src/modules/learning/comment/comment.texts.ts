export const texts = { anonymous: '匿名同学' } as const;
