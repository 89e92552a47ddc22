export const texts = {
  person: '用户信息',
  refused: '无权访问',
  whoMay: '该页面仅限机构管理员与平台管理员使用',
} as const;
