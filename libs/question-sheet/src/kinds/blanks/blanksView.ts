import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { KindView } from '../KindView';
import { BlanksPlayer } from './BlanksPlayer';
import { BlanksReview } from './BlanksReview';
import { gapCount } from './gaps';

/** As many gaps as the stem has; one that shows none keeps what there is to be filled in. */
function withGaps(draft: QuestionDraft): QuestionDraft {
  const length = gapCount(draft.stem) || draft.prompts.length;
  const gaps = Array.from({ length }, (_, at) => at);
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
