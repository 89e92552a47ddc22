import type { KindView } from '../KindView';
import { beginOptions } from '../parts/beginOptions';
import { inOrder, isOrdered } from './inOrder';
import { OrderingPlayer } from './OrderingPlayer';
import { OrderingReview } from './OrderingReview';

export const orderingView: KindView = {
  Player: OrderingPlayer,
  Review: OrderingReview,
  loadEditor: () => import('./OrderingEditor'),
  begin: (draft) => inOrder({ ...beginOptions(draft), key: [] }),
  mend: (draft) => (isOrdered(draft) ? inOrder(draft) : draft),
};
