export const texts = {
  needed: '登录后即可查看此页面',
} as const;
