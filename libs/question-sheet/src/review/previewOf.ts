import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { isAccepted } from '@cheese/domain/questions/blanks/accepted';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { MarkedQuestion } from '../Paper';
import { texts } from './texts';

const { singleChoice, trueFalse, multipleChoice, picture, slide } = questionTypeCodes;
const choices: readonly number[] = [singleChoice, trueFalse, multipleChoice];
/** Types answered by a place on a picture or slide, which get no example answer. */
const placed: readonly number[] = [picture, slide];

/** An example that is accepted in a gap; for a range of numbers, its first number. */
const typedFor = (forms: readonly string[]) => {
  const [form = ''] = forms;
  const number = form.replace(/\s*[±~～]\s*[+-]?[\d.]+/u, '');
  return isAccepted(forms, form) ? form : number;
};

/** An example of a right answer. */
export function rightAnswerTo({ type, key }: Pick<QuestionDraft, 'type' | 'key'>): string[] {
  if (type === questionTypeCodes.shortAnswer) return [texts.wordsHere];
  if (placed.includes(type)) return [];
  if (choices.includes(type)) return key[0] ?? [];
  return key.map((forms) =>
    type === questionTypeCodes.blanks ? typedFor(forms) : (forms[0] ?? ''),
  );
}

/** The draft as a correctly answered question. */
export function previewOf(draft: QuestionDraft, id: number): MarkedQuestion {
  const { type, context, stem, pictures, options, prompts, key, analysis } = draft;
  const given = rightAnswerTo(draft);
  return {
    id,
    type,
    stem,
    pictures,
    options,
    prompts,
    analysis,
    given,
    context: context || null,
    groupId: null,
    right: key,
    places: [],
    verdict: 'correct',
    share: 1,
  };
}
