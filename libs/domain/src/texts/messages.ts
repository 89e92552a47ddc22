/**
 * Texts shown on several screens of any area. Those of one area are in files beside this one, and
 * those with numbers in countedMessages.
 */
export const messages = {
  // The platform
  platformTitle: 'AI数字医学虚拟仿真课程平台',
  emergencyTitle: '公益急救培训平台',
  supportHours: '电话咨询，工作日 9:00-18:00 在线',
  cheese: '芝士',

  // Failures
  networkUnreachable: '网络连接失败，请稍后重试',
  serviceBroken: '服务异常，请稍后重试',
  notFound: 'This page could not be found',
  notFoundHere: '您访问的页面不存在',
  backToHome: '返回首页',

  // Headers and menus
  all: '全部',
  home: '首页',
  realTimeInfo: '实时资讯',
  cloudCourse: '云课程',
  morphology: '形态学实验中心',
  testingCenter: '考试中心',
  more: '更多',
  allResources: '全部资源',
  aiTechnology: 'AI技术',
  firstAidDrill: '急救演练',
  logIn: '登录',
  register: '注册',
  myStudy: '我的学习',
  myClassroom: '我的课堂',
  myCourse: '我的课程',
  platformManage: '平台管理',
  orderCenter: '订单中心',
  personalSettings: '个人设置',
  helpCenter: '帮助中心',
  logOut: '退出登录',
  universityAdmin: '高校管理后台',
  teachingManagement: '云教学管理',

  justNow: '刚刚',
} as const;
