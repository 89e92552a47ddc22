import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { KindView } from '../KindView';
import { singleChoiceView } from '../singleChoice/singleChoiceView';
import { texts } from '../texts';

const options: QuestionDraft['options'] = [
  { key: 'A', text: texts.isTrue, picture: null },
  { key: 'B', text: texts.isFalse, picture: null },
];

/** Answered and reviewed as a single choice; only the editor differs. */
export const trueFalseView: KindView = {
  ...singleChoiceView,
  loadEditor: () => import('./TrueFalseEditor'),
  begin: (draft) => ({ ...draft, prompts: [], options, key: [] }),
};
