export const texts = {
  what: '学校看到的数据',
  lead: (school: string) =>
    `以下是 ${school} 的教师与管理人员能看到的关于您的全部学习统计，与他们看到的完全一致。`,
  noSchool: '您没有以学员身份加入学校，没有学校能看到您的学习统计。',
  noTerms: '学校还没有统计过您的学习。',
  term: (name: string, from: string, to: string) => `${name}（${from} 至 ${to}）`,
  noRisks: '没有触发预警规则',
} as const;
