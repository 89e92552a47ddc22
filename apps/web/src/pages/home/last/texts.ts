export const texts = {
  hotQuestions: '热门题库',
  hotSpecimens: '热门标本',
  ads: '活动',
  member: '会员专区',
  memberLead: '一次开通，课程、标本与题库一起学',
  plans: '会员方案',
  validDays: (days: number) => `有效期${days}天`,
  news: '最新资讯',
  newsWhat: '最新资讯',
  emergency: '公益急救培训',
  emergencyLead: '人人可学的心肺复苏、灾害避险与院前急救，资源全部免费开放。',
  enter: '进入培训平台',
} as const;
