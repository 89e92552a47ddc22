import type { CompletionRule } from '../../codes/learning/completionRules';
import type { CoursewareType } from '../../codes/learning/coursewareTypes';

/** The completion rules allowed for each type; the first is the default. */
export const itemRules: Readonly<
  Record<CoursewareType, readonly [CompletionRule, ...CompletionRule[]]>
> = {
  1: ['watched', 'byHand'],
  2: ['lastPage', 'byHand'],
  4: ['byHand'],
  8: ['byHand'],
  16: ['byHand'],
  32: ['byHand'],
  48: ['byHand'],
  64: ['passed'],
  128: ['byHand'],
  256: ['byHand'],
  512: ['byHand'],
  1024: ['handedIn'],
};
