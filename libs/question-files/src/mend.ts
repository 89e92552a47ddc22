import {
  questionDifficultyCodes,
  questionTypeCodes,
  type QuestionType,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionMend } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from './html/plain';
import { faultsOf } from './judge';
import { keyLine } from './keyWords';
import { isPlainTruth, letterAt } from './letters';
import type { Fault } from './shapes';
import { lostTexts } from './texts';
import { questionFrom } from './wording/answer';

export interface Mended {
  draft: QuestionDraft;
  faults: Fault[];
  lost: string[];
}

export interface Mending {
  /** The field to fix, and the faults that are meant. */
  field: string;
  isMeant(fault: Fault): boolean;
  mend: QuestionMend;
  /** The new type, for that kind of fix. */
  type?: QuestionType | undefined;
}

/** Fixes a fault in the chosen way and validates the question again. */
export function mended(one: Mended, { field, isMeant, mend, type }: Mending): Mended {
  const judged = faultsOf(one.draft).map(({ message }) => message);
  const found = one.faults.filter((fault) => !isMeant(fault) && !judged.includes(fault.message));
  switch (mend) {
    case 'accept':
      return judgedAgain({ ...one, faults: found });
    case 'empty':
      return judgedAgain({ ...one, draft: { ...one.draft, ...emptied[field] }, faults: found });
    case 'options':
      return judgedAgain({ ...one, draft: withoutEmpty(one.draft), faults: found });
    case 'type':
      return type === undefined ? one : judgedAgain(asType({ ...one, faults: found }, type));
  }
}

function judgedAgain({ draft, faults, lost }: Mended): Mended {
  const further = faultsOf(draft).filter(({ field }) => !faults.some((one) => one.field === field));
  return { draft, faults: [...faults, ...further], lost: [...new Set(lost)] };
}

/** Optional fields that can be cleared. */
const emptied: Partial<Record<string, Partial<QuestionDraft>>> = {
  difficulty: { difficulty: questionDifficultyCodes.medium },
  tags: { tags: [] },
  source: { source: '' },
  group: { group: null },
  analysis: { analysis: '' },
  context: { context: '' },
};

/** Removes empty options and moves up the others, unless the key names an empty one. */
function withoutEmpty(draft: QuestionDraft): QuestionDraft {
  const isEmpty = ({ text, picture }: QuestionDraft['options'][number]) => text === '' && !picture;
  const named = new Set(draft.key.flat());
  if (draft.options.some((one) => isEmpty(one) && named.has(one.key))) return draft;
  const kept = draft.options.filter((one) => !isEmpty(one));
  const now = new Map(kept.map(({ key }, at) => [key, letterAt(at)]));
  return {
    ...draft,
    options: kept.map((one, at) => ({ ...one, key: letterAt(at) })),
    key: draft.key.map((part) => part.map((key) => now.get(key) ?? key)),
  };
}

const byLetters: readonly QuestionType[] = [
  questionTypeCodes.singleChoice,
  questionTypeCodes.trueFalse,
  questionTypeCodes.multipleChoice,
  questionTypeCodes.ordering,
];
const ofKind: readonly string[] = ['type', 'options', 'key'];

/** Reads the same texts again as a question of another type. */
function asType({ draft, faults, lost }: Mended, type: QuestionType): Mended {
  const isChosen = byLetters.includes(type);
  const options = isPlainTruth(draft) || !isChosen ? [] : draft.options;
  const { stem, prompts } = draft;
  const read = questionFrom({ type, stem, options, prompts, answer: answerFor(draft, isChosen) });
  const own = faults.filter(({ field }) => !ofKind.includes(field));
  const keyLost = faults.filter(({ field }) => field === 'key').map(({ message }) => message);
  const without = options.length < draft.options.length && !isPlainTruth(draft);
  return {
    draft: { ...draft, ...read.draft },
    faults: [...own, ...read.faults],
    lost: [...lost, ...keyLost, ...(without ? [lostTexts.options] : [])],
  };
}

function answerFor(draft: QuestionDraft, isChosen: boolean): string {
  if (!byLetters.includes(draft.type)) return keyLine(draft.key);
  const letters = draft.key.flat();
  if (isChosen && !isPlainTruth(draft)) return letters.join('、');
  const words = letters.flatMap((key) => draft.options.filter((one) => one.key === key));
  return keyLine(words.map(({ text }) => [plainOf(text)]));
}
