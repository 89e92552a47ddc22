import {
  questionTypeCodes,
  questionDifficultyCodes,
  type QuestionType,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { kindViews } from '../kinds/kindViews';

/** A question before anything of it is written. */
export const emptyDraft = (type: QuestionType = questionTypeCodes.singleChoice): QuestionDraft =>
  kindViews[type].begin({
    type,
    difficulty: questionDifficultyCodes.medium,
    context: '',
    group: null,
    stem: '',
    pictures: [],
    options: [],
    prompts: [],
    key: [],
    analysis: '',
    tags: [],
    source: '',
  });
