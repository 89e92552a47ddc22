/** The conditions for a quiz to count as a test; any other quiz is practice. */
export const testRule = {
  /** The number of questions, none of which the person was asked before in this round. */
  fullLength: 10,
  /** Days during which practised questions are left out of renewal tests. */
  restDays: 30,
  /**
   * The number of tests a bank should be large enough for, as each question counts once per person.
   */
  testsOfBank: 10,
} as const;

/** The rule as shown to people taking a quiz. */
export const testRules = [
  `满 ${testRule.fullLength} 题、且每题都是您第一次见到的测验计入成绩、学情与证书；其余为练习，不计入。`,
  '练习只从您见过的题目中抽取，不会用掉测验的新题；测验未通过或中途放弃，所抽的题目都算见过。',
  `没见过的题目用完后，要等题库增加新题才能再测；领取有有效期的证书后，为续证重新计算，近 ${testRule.restDays} 天内见过的题目除外。`,
] as const;

/** The warning for managers of a bank that is too small; null if it is large enough. */
export function bankWarning(questions: number): string | null {
  const wanted = testRule.fullLength * testRule.testsOfBank;
  if (questions >= wanted) return null;
  const tests = Math.floor(questions / testRule.fullLength);
  const left = tests > 0 ? `只够每位学员测验 ${tests} 次` : '还不够一次测验，学员只能练习';
  return `题库现有 ${questions} 题，${left}：每道题对每位学员只在第一次见到时计入成绩，未通过和中途放弃也会用掉题目。用完后学员无法再测，也领不到要求测验的证书。建议题库不少于 ${wanted} 题。`;
}
