import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { KindView } from '../KindView';
import { BlanksPlayer } from './BlanksPlayer';
import { BlanksReview } from './BlanksReview';
import { gapCount } from './gaps';

/** As many gaps as the stem has, each with what is accepted in it. */
function withGaps(draft: QuestionDraft): QuestionDraft {
  const gaps = Array.from({ length: gapCount(draft.stem) }, (_, at) => at);
  return {
    ...draft,
    options: [],
    prompts: gaps.map((at) => draft.prompts[at] ?? ''),
    key: gaps.map((at) => draft.key[at] ?? []),
  };
}

export const blanksView: KindView = {
  Player: BlanksPlayer,
  Review: BlanksReview,
  loadEditor: () => import('./BlanksEditor'),
  holds: 'stem',
  begin: (draft) => withGaps({ ...draft, prompts: [], key: [] }),
  mend: withGaps,
};
