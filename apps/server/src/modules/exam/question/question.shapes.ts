import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { PaperQuestion, ReviewedQuestion } from '@cheese/domain/contract/exam/shapes/question';
import { withoutSlide } from '@cheese/domain/questions/slide/slideWords';
import { type Share, verdictOf } from '@cheese/domain/questions/kind';
import { inShown, toShown } from './shown';
import type { WordsRow } from '../bank/question.tables';

/** The words of a question, and the option order shown to the learner. */
export interface Asked {
  words: WordsRow;
  groupId: number | null;
  shown: string | null;
}

/** A question as it is asked: nothing in it tells the answer. */
export function toPaper({ words, groupId, shown }: Asked): PaperQuestion {
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
export const toReviewed = (asked: Asked, { given, share }: Marked): ReviewedQuestion => ({
  ...toPaper(asked),
  right: asked.words.key.map((part) => inShown(part, asked.shown)),
  given,
  share,
  verdict: verdictOf(share),
  analysis: asked.words.analysis,
  places: asked.words.places,
});
