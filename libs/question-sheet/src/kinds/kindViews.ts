import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { blanksView } from './blanks/blanksView';
import type { KindView } from './KindView';
import { matchingView } from './matching/matchingView';
import { multipleChoiceView } from './multipleChoice/multipleChoiceView';
import { orderingView } from './ordering/orderingView';
import { pointView } from './point/pointView';
import { shortAnswerView } from './shortAnswer/shortAnswerView';
import { singleChoiceView } from './singleChoice/singleChoiceView';
import { slideView } from './slide/slideView';
import { trueFalseView } from './trueFalse/trueFalseView';

/** By type code; the domain defines the meaning of each type under the same code. */
export const kindViews: Record<QuestionType, KindView> = {
  1: singleChoiceView,
  2: trueFalseView,
  3: multipleChoiceView,
  4: blanksView,
  5: shortAnswerView,
  6: orderingView,
  7: matchingView,
  8: pointView,
  9: slideView,
};
