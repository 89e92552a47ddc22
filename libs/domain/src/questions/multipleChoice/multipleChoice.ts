import { areDifferent, areOptions } from '../choices';
import type { PartialRule, QuestionKind } from '../kind';

interface Counted {
  hits: number;
  misses: number;
  of: number;
}

const rules: Record<PartialRule, (counted: Counted) => number> = {
  allOrNothing: ({ hits, misses, of }) => (hits === of && misses === 0 ? 1 : 0),
  rightMinusWrong: ({ hits, misses, of }) => Math.max(0, hits - misses) / of,
  shareUntilWrong: ({ hits, misses, of }) => (misses === 0 ? hits / of : 0),
};

/** Several correct options (X): the key's only part lists all of them. */
export const multipleChoice: QuestionKind = {
  fits: areOptions,
  choosesOptions: true,
  keyFits: ([right = [], ...rest], asked) =>
    rest.length === 0 && right.length >= 1 && areDifferent(right) && areOptions(right, asked),
  mark(given, [right = []], rule) {
    const hits = right.filter((word) => given.includes(word)).length;
    return rules[rule]({ hits, misses: new Set(given).size - hits, of: Math.max(1, right.length) });
  },
};
