import type { KindView } from '../KindView';
import { SlidePlayer } from './SlidePlayer';
import { SlideReview } from './SlideReview';

export const slideView: KindView = {
  Player: SlidePlayer,
  Review: SlideReview,
  loadEditor: () => import('./SlideEditor'),
  begin: (draft) => ({ ...draft, options: [], prompts: [], key: [] }),
};
