/** The words of the product that more than one screen shows. */
export const messages = {
  platformTitle: 'AI数字医学虚拟仿真课程平台',
  emergencyTitle: '公益急救培训平台',
  networkUnreachable: '网络连接失败，请稍后重试',
  serviceBroken: '服务异常，请稍后重试',
  supportHours: '电话咨询，工作日 9:00-18:00 在线',
  home: '首页',
  realTimeInfo: '实时资讯',
  all: '全部',
} as const;
