export const texts = {
  title: '登录',
  slogan: '每一个人，都能成为第一响应人',
  lead: '登录后学习急救课程、参加测验、领取培训证书；机构管理员在此管理资源、题库与学员。',
  strands: [
    { name: '学', what: '心肺复苏与险情处置' },
    { name: '练', what: '随机抽题，即测即评' },
    { name: '证', what: '达标后领取培训证书' },
  ],
} as const;
