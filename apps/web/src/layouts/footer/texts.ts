export const texts = {
  about: '平台导航',
  address: '面向医学院校、医院与社区的在线教学服务',
  copyright: '© 2026 AI数字医学虚拟仿真课程平台',
} as const;
