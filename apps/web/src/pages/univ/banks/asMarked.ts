import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { MarkedQuestion } from '@cheese/question-sheet/Paper';
import { rightAnswerTo } from '@cheese/question-sheet/review/previewOf';

/** The question as if answered correctly, in the form that the review component takes. */
export const asMarked = (words: BankQuestionWords): MarkedQuestion => {
  const { type, context, stem, pictures, options, prompts, key, analysis, places = [] } = words;
  return {
    id: 1,
    type,
    context,
    groupId: null,
    stem,
    pictures,
    options,
    prompts,
    analysis,
    right: key,
    given: rightAnswerTo(words),
    verdict: null,
    share: null,
    places,
  };
};
