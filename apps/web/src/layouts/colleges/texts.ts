export const texts = {
  menu: '课堂菜单',
} as const;
