export const texts = {
  slogan: '理论、虚拟与实践一体的智慧医学教育',
  lead: '云课程、数字标本、题库与考试、虚拟仿真和急救演练，面向医学院校师生与基层医务人员。',
  latest: '最新资讯',
  more: '查看全部',
  what: '最新资讯',
  emergency: '公益急救培训',
  emergencyLead: '人人可学的心肺复苏、灾害避险与院前急救，资源全部免费开放。',
  enter: '进入培训平台',
} as const;
