export const texts = {
  title: '页面暂时无法打开',
} as const;
