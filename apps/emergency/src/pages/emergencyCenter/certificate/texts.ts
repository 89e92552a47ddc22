export const texts = {
  what: '证书',
  all: '公益证书',
  body: '已完成下列公益急救培训项目的学习与考核，成绩合格，特发此证。',
} as const;
