import {
  practiceAmongCodes,
  type PracticeAmong,
  practiceAmongs,
} from '@cheese/domain/codes/exam/practices';
import {
  type QuestionDifficulty,
  questionDifficulties,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { codeParam, idsParam } from '@cheese/ui/address/urlParams';

const MOST = { banks: 20, chapters: 500, tags: 30, tagLength: 100, questions: 200, minutes: 300 };
const USUAL = 20;

const saidCodes = <Code extends number>(
  search: URLSearchParams,
  name: string,
  labels: Record<Code, string>,
) => idsParam(search, name, 20).filter((code): code is Code => Object.hasOwn(labels, code));

/** Tags may contain commas, so each has its own parameter. */
const saidTags = (search: URLSearchParams) =>
  [...new Set(search.getAll('tag'))]
    .filter((tag) => tag !== '' && tag.length <= MOST.tagLength)
    .slice(0, MOST.tags);

/** Reads the choices from the address, which can be shared and reloaded. */
export const readChoices = (search: URLSearchParams): PracticeChoices => ({
  bankIds: idsParam(search, 'banks', MOST.banks),
  chapterIds: idsParam(search, 'chapters', MOST.chapters),
  types: saidCodes<QuestionType>(search, 'types', questionTypes),
  difficulties: saidCodes<QuestionDifficulty>(search, 'difficulties', questionDifficulties),
  tags: saidTags(search),
  among: codeParam<PracticeAmong>(search, 'among', practiceAmongs) ?? practiceAmongCodes.all,
  questionCount: wholeNumber(search.get('count'), MOST.questions) ?? USUAL,
  minutes: wholeNumber(search.get('minutes'), MOST.minutes) ?? null,
});

/** Query string of the choices; defaults are left out. */
export function choicesQuery(choices: PracticeChoices, setId?: number): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number) => value !== '' && query.set(name, `${value}`);
  put('banks', choices.bankIds.join(','));
  put('chapters', choices.chapterIds.join(','));
  put('types', choices.types.join(','));
  put('difficulties', choices.difficulties.join(','));
  for (const tag of choices.tags) query.append('tag', tag);
  if (choices.among !== practiceAmongCodes.all) put('among', choices.among);
  if (choices.questionCount !== USUAL) put('count', choices.questionCount);
  if (choices.minutes !== null) put('minutes', choices.minutes);
  if (setId !== undefined) put('setId', setId);
  return query.toString();
}
