export const texts = {
  title: '请先登录',
  needed: '登录后即可查看此页面',
} as const;
