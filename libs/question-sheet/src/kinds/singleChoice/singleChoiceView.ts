import type { KindView } from '../KindView';
import { beginOptions } from '../parts/beginOptions';
import { MarkedOptions } from '../parts/MarkedOptions';
import { lettersInWords } from '../parts/lettersInWords';
import { SingleChoicePlayer } from './SingleChoicePlayer';

export const singleChoiceView: KindView = {
  Player: SingleChoicePlayer,
  Review: MarkedOptions,
  loadEditor: () => import('./SingleChoiceEditor'),
  isDoneByOne: true,
  press: (_given, option) => [option],
  inWords: lettersInWords,
  rightInWords: (right) => lettersInWords(right.flat()),
  begin: (draft) => ({ ...beginOptions(draft), key: draft.key.slice(0, 1) }),
};
