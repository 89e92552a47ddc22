export const texts = {
  anonymous: '匿名同学',
  marked: (name: string) => `${name}（对同学匿名）`,
} as const;
