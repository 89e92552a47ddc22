/** The findings of a paper's review; questions are counted from 1. */
export const paperMessages = {
  empty: '试卷中还没有题目',
  gone: (number: number) => `第 ${number} 题已被删除，或您无权使用其所在题库`,
  tooFew: (wanted: number, found: number) =>
    `抽题规则要求 ${wanted} 题，符合条件的只有 ${found} 题`,
  duplicate: (number: number, other: number) => `第 ${number} 题与第 ${other} 题重复`,
  noKey: (number: number) => `第 ${number} 题没有正确答案`,
  outdated: (number: number) => `第 ${number} 题已有新版本，试卷仍使用原来的版本`,
  noScore: (number: number) => `第 ${number} 题的分值为 0`,
  noDrawScore: '抽题规则的每题分值为 0',
  copyName: (name: string) => `${name}（副本）`,
} as const;
