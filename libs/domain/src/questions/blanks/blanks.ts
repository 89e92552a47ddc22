import { rightParts } from '../choices';
import type { QuestionKind } from '../kind';
import { shareOf } from '../shareOf';
import { isReversed, MOST_SIGNS } from './accepted';
import { fillsGap, unitsAfterGaps } from './units';

/** Gaps to fill: the key lists the accepted forms of each. */
export const blanks: QuestionKind = {
  fits: (given, { prompts }) =>
    given.length <= prompts.length && given.every((word) => word.length <= MOST_SIGNS),
  keyFits: (key, { prompts }) =>
    key.length > 0 &&
    key.length === prompts.length &&
    key.every(
      (forms) => forms.length > 0 && forms.every((form) => form.trim() !== '' && !isReversed(form)),
    ),
  mark(given, key, rule, stem = '') {
    const units = unitsAfterGaps(stem);
    const right = rightParts(given, key, (forms, typed, at) => fillsGap(forms, typed, units[at]));
    return shareOf(right, key.length, rule);
  },
};
