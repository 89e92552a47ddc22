import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { PaperQuestion, ReviewedQuestion } from '@cheese/domain/contract/exam/shapes/question';
import { withoutSlide } from '@cheese/domain/questions/slide/slideWords';
import { type Share, verdictOf } from '@cheese/domain/questions/kind';
import { inShown, toShown } from './shown';
import type { WordsRow } from '../bank/question.tables';

/** The words of a question, and the option order shown to the learner. */
export interface QuestionAsShown {
  words: WordsRow;
  groupId: number | null;
  shown: string | null;
}

/** A question as it is asked: nothing in it tells the answer. */
export function toPaper({ words, groupId, shown }: QuestionAsShown): PaperQuestion {
  const { questionId: id, type, difficulty, context, stem, pictures, options, prompts } = words;
  const inOrder = shown ? toShown(options, shown) : options;
  return {
    id,
    type,
    difficulty,
    groupId,
    stem,
    pictures,
    // The number of a slide would lead to what stands beside it.
    prompts: type === questionTypeCodes.slide ? withoutSlide(prompts) : prompts,
    context: context || null,
    options: inOrder,
  };
}

interface Marked {
  /** In the letters that were shown. */
  given: string[];
  share: Share;
}

/** A question once its answer is marked; key and analysis speak of the letters that were shown. */
export const toReviewed = (
  question: QuestionAsShown,
  { given, share }: Marked,
): ReviewedQuestion => ({
  ...toPaper(question),
  right: question.words.key.map((part) => inShown(part, question.shown)),
  given,
  share,
  verdict: verdictOf(share),
  analysis: question.words.analysis,
  places: question.words.places,
});
