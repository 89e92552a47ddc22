import type { KindView } from '../KindView';
import { PointPlayer } from './PointPlayer';
import { PointReview } from './PointReview';

export const pointView: KindView = {
  Player: PointPlayer,
  Review: PointReview,
  loadEditor: () => import('./PointEditor'),
  holds: 'picture',
  begin: (draft) => ({ ...draft, options: [], prompts: [], key: [[]] }),
};
