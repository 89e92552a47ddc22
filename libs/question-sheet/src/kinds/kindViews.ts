import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { KindView } from './KindView';
import { multipleChoiceView } from './multipleChoice/multipleChoiceView';
import { singleChoiceView } from './singleChoice/singleChoiceView';
import { trueFalseView } from './trueFalse/trueFalseView';

/** By the code of its type: what each kind means stands in the domain, under the same code. */
export const kindViews: Record<QuestionType, KindView> = {
  1: singleChoiceView,
  2: trueFalseView,
  3: multipleChoiceView,
  4: singleChoiceView,
  5: singleChoiceView,
  6: singleChoiceView,
  7: singleChoiceView,
  8: singleChoiceView,
};
