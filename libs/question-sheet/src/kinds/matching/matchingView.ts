import type { KindView } from '../KindView';
import { beginOptions } from '../parts/beginOptions';
import { MatchingPlayer } from './MatchingPlayer';
import { MatchingReview } from './MatchingReview';

export const matchingView: KindView = {
  Player: MatchingPlayer,
  Review: MatchingReview,
  loadEditor: () => import('./MatchingEditor'),
  begin: (draft) => ({ ...beginOptions(draft), prompts: ['', ''], key: [[], []] }),
};
