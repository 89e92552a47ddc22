import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { KindView } from '../KindView';
import { beginOptions, letterAt } from '../parts/beginOptions';
import { OrderingPlayer } from './OrderingPlayer';
import { OrderingReview } from './OrderingReview';

/** Written in the order that is right, whatever letters the steps had. */
function inOrder(draft: QuestionDraft): QuestionDraft {
  const places = new Map(draft.key.map(([letter], at) => [letter, at]));
  const last = draft.options.length;
  const options = draft.options
    .toSorted((one, other) => (places.get(one.key) ?? last) - (places.get(other.key) ?? last))
    .map((option, at) => ({ ...option, key: letterAt(at) }));
  return { ...draft, options, key: options.map(({ key }) => [key]) };
}

export const orderingView: KindView = {
  Player: OrderingPlayer,
  Review: OrderingReview,
  loadEditor: () => import('./OrderingEditor'),
  begin: (draft) => inOrder({ ...beginOptions(draft), key: [] }),
  mend: inOrder,
};
