/** The faults of a paper; only the first three prevent its use. */
export const paperFindings = {
  empty: '试卷中还没有题目',
  gone: '题目已被删除或所在题库不再可用',
  tooFew: '题库中符合条件的题目不足',
  duplicate: '与其他题目重复',
  noKey: '题目没有答案',
  outdated: '题目已有新版本',
  noScore: '题目分值为零',
} as const;
export type PaperFinding = keyof typeof paperFindings;

export const hinderingFindings: readonly PaperFinding[] = ['empty', 'gone', 'tooFew'];
