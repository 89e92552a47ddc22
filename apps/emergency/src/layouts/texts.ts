export const texts = {
  urgent: '遇到紧急情况请立即拨打 120；本平台内容用于培训学习，不能代替现场专业救治。',
  search: '搜索急救资源',
  searchPlaceholder: '搜索标题或简介',
  greeting: (name: string) => `您好，${name}`,
  quiz: '急救测验',
  welfare: '公益证书',
  system: '管理后台',
  overview: '后台概览',
  menu: '后台菜单',
} as const;
