import type { KindView } from '../KindView';
import { beginOptions } from '../parts/beginOptions';
import { lettersInWords } from '../parts/lettersInWords';
import { MarkedOptions } from '../parts/MarkedOptions';
import { MultipleChoicePlayer } from './MultipleChoicePlayer';
import { toggled } from './toggled';

export const multipleChoiceView: KindView = {
  Player: MultipleChoicePlayer,
  Review: MarkedOptions,
  loadEditor: () => import('./MultipleChoiceEditor'),
  press: toggled,
  inWords: lettersInWords,
  rightInWords: (right) => lettersInWords(right.flat()),
  begin: (draft) => ({ ...beginOptions(draft), key: [draft.key.flat()] }),
};
