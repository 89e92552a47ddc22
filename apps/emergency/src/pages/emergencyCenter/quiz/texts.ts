import { testRules } from '@cheese/domain/codes/emergency/testRule';

export const texts = {
  what: '测验',
  lead: '从题库随机抽题，单选与判断，交卷后立即判分并给出解析。',
  rules: [
    '每次抽取 5、10 或 20 题，可按分类和主题出题。',
    '答案自动保存：刷新页面或网络中断后，可以接着作答。',
    ...testRules,
    '达到及格分的测验会计入公益证书的领取条件。',
  ],
  begin: '开始测验',
  category: '资源分类',
  topic: '主题',
  count: '题目数量',
  questions: (count: number) => `${count} 题`,
  cancel: '取消',
  draw: '抽题并开始',
} as const;
