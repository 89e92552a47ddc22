import { areOptions, single } from '../choices';
import type { QuestionKind } from '../kind';

/** One best answer (A1, A2). */
export const singleChoice: QuestionKind = {
  fits: (given, asked) => given.length <= 1 && areOptions(given, asked),
  keyFits: (key, asked) =>
    key.length === 1 &&
    single(key).length === 1 &&
    asked.options.length >= 2 &&
    areOptions(single(key), asked),
  choosesOptions: true,
  guess: ({ options }) => 1 / Math.max(1, options.length),
  mark: ([given], [right]) => (given !== undefined && right?.includes(given) ? 1 : 0),
};
