import { areDifferent, areOptions, rightParts, single } from '../choices';
import type { QuestionKind } from '../kind';
import { shareOf } from '../shareOf';

/** Options to put in order: the key has one option for each position. */
export const ordering: QuestionKind = {
  fits: areOptions,
  keyFits: (key, asked) =>
    key.length >= 2 &&
    key.length === asked.options.length &&
    single(key).length === key.length &&
    areDifferent(single(key)) &&
    areOptions(single(key), asked),
  mark: (given, key, rule) => shareOf(rightParts(given, key), key.length, rule),
};
