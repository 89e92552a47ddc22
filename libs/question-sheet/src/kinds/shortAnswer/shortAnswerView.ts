import type { KindView } from '../KindView';
import { ShortAnswerPlayer } from './ShortAnswerPlayer';
import { ShortAnswerReview } from './ShortAnswerReview';

export const shortAnswerView: KindView = {
  Player: ShortAnswerPlayer,
  Review: ShortAnswerReview,
  loadEditor: () => import('./ShortAnswerEditor'),
  begin: (draft) => ({ ...draft, options: [], prompts: [], key: [] }),
};
