import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { questionKinds } from '@cheese/domain/questions/kinds';

const TAGS = /<(?!img|audio)[^>]*>|&nbsp;|\s/gu;
const isEmpty = (html: string) => html.replaceAll(TAGS, '') === '';

/** The first thing that keeps a draft from being a question; null where nothing does. */
export function draftFault(draft: QuestionDraft): 'stem' | 'options' | 'prompts' | 'key' | null {
  const { type, stem, options, prompts, key } = draft;
  if (isEmpty(stem)) return 'stem';
  if (options.some(({ text, picture }) => isEmpty(text) && !picture)) return 'options';
  const kind = questionKinds[type];
  if (kind === questionKinds[questionTypeCodes.matching] && prompts.some(isEmpty)) return 'prompts';
  return kind.keyFits(key, { options, prompts }) ? null : 'key';
}
