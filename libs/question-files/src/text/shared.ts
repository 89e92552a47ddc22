import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { Option } from '../letters';
import { splitOptions } from '../wording/options';
import type { Rough } from './draftOf';
import type { Started } from './lines';

/** Text or options shared by several questions: by number, or by all that follow. */
export interface Shared {
  from: number;
  to: number;
  called: string;
  isOptions: boolean;
  context: string;
  options: Option[];
  place: string;
  isUsed: boolean;
}

export function goOnShared(text: string, shared: Shared) {
  if (shared.isOptions) {
    shared.options.push(...splitOptions(text, shared.options.length).options);
  } else shared.context = shared.context === '' ? text : `${shared.context}\n${text}`;
}

const counted = '[一二三四五六七八九十]{1,3}|[0-9０-９]{1,3}';
const CASE = new RegExp(
  `^(?:[【[（(]\\s*((?:案例|病例|病案)\\s*(?:${counted}))\\s*[】\\])）]\\s*[:：]?|((?:案例|病例|病案)\\s*(?:${counted}))\\s*(?:[:：、.．]|(?=\\s)|$))\\s*`,
  'u',
);

/** `【案例一】…`, `案例1：…`: a case for the questions after it. */
export function caseIn(text: string) {
  const [whole, inBrackets, alone] = CASE.exec(text.slice(0, 40)) ?? [];
  if (whole === undefined) return null;
  const called = (inBrackets ?? alone ?? '').replace(/\s/g, '');
  return { from: 0, to: Infinity, called, isOptions: false, rest: text.slice(whole.length) };
}

interface Where {
  place: string;
  section: number;
  type: QuestionType | null;
  otherwise: QuestionType | null;
  chapter: string[];
}

export const newRough = (
  { number, isPart }: Started,
  where: Where,
  shared: Shared | null,
): Rough => ({
  ...where,
  number,
  isPart,
  stem: '',
  said: {},
  unknown: [],
  options: shared ? shared.options.map((one) => ({ ...one })) : [],
  shared: shared ? shared.options.length : 0,
  context: shared?.context ?? '',
  group: shared?.called ?? null,
});
