export const texts = {
  what: '解剖模型',
  titleOf: (name: string) => `${name} · 学习`,
  back: '返回模型介绍',
  models: '模型',
  empty: '模型还在整理',
  toDetail: '返回',
  locked: '这个模型还没有开通',
  lockedHint: '开通后即可逐个结构学习',
  seeDetail: '查看模型',
  simplified: (text: string) => `与真实人体的差别：${text}`,
  mm: '毫米',
} as const;
