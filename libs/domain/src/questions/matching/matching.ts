import { areOptions, nameOptions, rightParts } from '../choices';
import type { QuestionKind } from '../kind';
import { shareOf } from '../shareOf';

/** An option for each prompt; '' for one left open. */
export const matching: QuestionKind = {
  fits: (given, asked) =>
    given.length <= asked.prompts.length &&
    given.every((word) => word === '' || areOptions([word], asked)),
  keyFits: (key, asked) =>
    key.length > 0 &&
    key.length === asked.prompts.length &&
    key.every((part) => part.length > 0) &&
    nameOptions(key, asked),
  mark: (given, key, rule) => shareOf(rightParts(given, key), key.length, rule),
};
