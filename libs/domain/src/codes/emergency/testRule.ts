/** What a quiz has to be to count: anything else is practice. */
export const testRule = {
  /** Questions, none of which the person was ever asked before. */
  fullLength: 10,
} as const;

/** The rule as who takes a quiz reads it. */
export const testSentence = `满 ${testRule.fullLength} 题、且每题都是您第一次见到的测验计入成绩、学情与证书；其余为练习，不计入。`;
