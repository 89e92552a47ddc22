export const texts = { asked: (title: string) => `新的提问：${title}` } as const;
