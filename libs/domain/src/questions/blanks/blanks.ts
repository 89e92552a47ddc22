import { rightParts } from '../choices';
import type { QuestionKind } from '../kind';
import { shareOf } from '../shareOf';
import { isAccepted, MOST_SIGNS } from './accepted';

/** Gaps to fill: the key has the accepted forms of each. */
export const blanks: QuestionKind = {
  fits: (given, { prompts }) =>
    given.length <= prompts.length && given.every((word) => word.length <= MOST_SIGNS),
  keyFits: (key, { prompts }) =>
    key.length > 0 &&
    key.length === prompts.length &&
    key.every((forms) => forms.length > 0 && forms.every((form) => form.trim() !== '')),
  mark: (given, key, rule) => shareOf(rightParts(given, key, isAccepted), key.length, rule),
};
