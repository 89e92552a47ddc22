export const texts = {
  products: '产品与服务',
  support: '帮助与支持',
  about: '平台导航',
  specimens: '数字标本',
  courses: '医学课程',
  questions: '题库',
  drills: '急救演练系统',
  pptPlugin: 'PPT插件下载',
  app: 'APP下载',
  address: '面向医学院校、医院与社区的在线教学服务',
} as const;
