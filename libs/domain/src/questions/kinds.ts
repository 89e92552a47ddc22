import { blanks } from './blanks/blanks';
import type { QuestionType } from '../codes/exam/questionTypes';
import type { QuestionKind } from './kind';
import { matching } from './matching/matching';
import { multipleChoice } from './multipleChoice/multipleChoice';
import { ordering } from './ordering/ordering';
import { point } from './point/point';
import { shortAnswer } from './shortAnswer/shortAnswer';
import { singleChoice } from './singleChoice/singleChoice';
import { slide } from './slide/slide';
import { trueFalse } from './trueFalse/trueFalse';

/** By the code of its type. */
export const questionKinds = {
  1: singleChoice,
  2: trueFalse,
  3: multipleChoice,
  4: blanks,
  5: shortAnswer,
  6: ordering,
  7: matching,
  8: point,
  9: slide,
} as const satisfies Record<QuestionType, QuestionKind>;
