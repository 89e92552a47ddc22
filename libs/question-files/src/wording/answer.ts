import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from '../html/plain';
import { keyIn } from '../keyWords';
import { type Option, truthKey, truthOptions } from '../letters';
import type { Fault } from '../shapes';
import { faultTexts, GAP } from '../texts';
import { plainKey, truthIn } from './kindWords';

export interface Written {
  /** The type stated by the file. */
  type: QuestionType | null;
  /** The type to assume if nothing else shows one. */
  otherwise?: QuestionType | null;
  /** As HTML, with gaps as typed. */
  stem: string;
  options: Option[];
  prompts: string[];
  answer: string;
}

type Part = Pick<QuestionDraft, 'type' | 'stem' | 'options' | 'prompts' | 'key'>;

const LINE = /[_＿]{2,}/g;
const OPEN = /[（(][\s\u3000]*[)）]/g;
const SHOWN = 30;
/** A longer text names no option. */
const MOST_KEY = 2_000;

/** Derives the type and the key of a question from texts written for people. */
export function questionFrom(written: Written): { draft: Part; faults: Fault[] } {
  const type = written.type ?? typeOf({ ...written, answer: withoutLabel(written.answer) });
  const { stem, options } = written;
  const answer = withoutLabel(written.answer);
  const faults: Fault[] = [];
  if (
    type === questionTypeCodes.shortAnswer &&
    !written.type &&
    !written.otherwise &&
    answer === ''
  ) {
    faults.push({ field: 'type', message: faultTexts.kindUnseen });
  }
  const none = { type, stem, options, prompts: [] as string[], key: [] as string[][] };
  const among = (keys: string[] | null) => {
    if (!keys && answer !== '') {
      faults.push({ field: 'key', message: faultTexts.keyNotAmong(answer.slice(0, SHOWN)) });
    }
    return keys ?? [];
  };
  const read: Record<QuestionType, () => Part> = {
    1: () => ({ ...none, key: [among(keysIn(answer, options))].filter(({ length }) => length) }),
    2: () => truthOf(none, answer),
    3: () => ({ ...none, key: [among(keysIn(answer, options))].filter(({ length }) => length) }),
    4: () => gapsOf(none, answer),
    5: () => ({ ...none, key: answer === '' ? [] : keyIn(answer) }),
    6: () => ({ ...none, key: among(keysIn(answer, options)).map((key) => [key]) }),
    7: () => ({ ...none, prompts: written.prompts, key: keyIn(answer).map(upper) }),
    8: () => ({ ...none, key: answer === '' ? [] : keyIn(answer) }),
    // No file format holds a slide task, so it has no key and reports that.
    9: () => none,
  };
  return { draft: read[type](), faults };
}

const upper = (part: string[]) => part.map(plainKey);

/** True if the options mean true and false in any wording. */
function areTruths(options: readonly Option[]): boolean {
  const [one, other] = options.map(({ text }) => truthIn(plainOf(text)));
  return options.length === 2 && one !== null && other !== null && one !== other;
}

function typeOf({ stem, options, answer, prompts }: Written): QuestionType {
  if (prompts.length > 0) return questionTypeCodes.matching;
  if (areTruths(options)) return questionTypeCodes.trueFalse;
  if (options.length > 0)
    return (keysIn(answer, options)?.length ?? 0) > 1
      ? questionTypeCodes.multipleChoice
      : questionTypeCodes.singleChoice;
  if (truthIn(answer) !== null) return questionTypeCodes.trueFalse;
  if (new RegExp(LINE.source).test(stem)) return questionTypeCodes.blanks;
  // An answer in letters refers to options that were not found: the question is faulty, not of
  // another type.
  const letters = plainKey(answer).replace(/[\s,;.、，；。]/g, '');
  if (/^[A-H]{1,8}$/.test(letters))
    return letters.length > 1 ? questionTypeCodes.multipleChoice : questionTypeCodes.singleChoice;
  return answer !== '' && new RegExp(OPEN.source).test(stem)
    ? questionTypeCodes.blanks
    : questionTypeCodes.shortAnswer;
}

/** Phrases before a key: `答案：B`, `故选 B`, `正确答案是B`. */
const SPOKEN =
  /^(?:(?:本题|此题|该题|正确|参考|标准|最佳|答案|选项|答|应该|应当|应|故|所以|因此|选择|选|为|是|ANSWER|KEY)\s*[:：]?\s*)+/iu;
const LABELLED =
  /^(?:本题|正确|参考|标准)?(?:的)?(?:答案|答)\s*(?:[:：]\s*|[为是]\s*[:：]?\s*(?=\S))/u;
/** Letters of other alphabets that look like Latin ones. */
const twins: Record<string, string> = { А: 'A', В: 'B', С: 'C', Е: 'E', Α: 'A', Β: 'B', Ε: 'E' };

const withoutLabel = (answer: string): string => answer.replace(LABELLED, '');

/** The options named by an answer: by letters in any notation, or by their texts. */
export function keysIn(answer: string, options: readonly Option[]): string[] | null {
  if (answer.length > MOST_KEY) return null;
  const bare = answer.replace(SPOKEN, '');
  return (
    lettersIn(answer, options) ??
    inOwnWords(answer, options) ??
    namedFirst(answer, options) ??
    (bare === answer ? null : (lettersIn(bare, options) ?? namedFirst(bare, options)))
  );
}

function lettersIn(answer: string, options: readonly Option[]): string[] | null {
  const known = new Set(options.map(({ key }) => key));
  const plain = plainKey(answer)
    .replace(/^[([【\s]+|[\])】。.;；\s]+$/g, '')
    .replace(/(?<=[A-Z\d])\s*(?:选项|项|[均都全](?:正确|对|选))$/u, '')
    .replace(/[АВСЕΑΒΕ]/gu, (twin) => twins[twin] ?? twin);
  const divided = plain.split(/[\s,;.:。、，；/|>→+&和及与-]+/).filter((one) => one !== '');
  const letters = divided.every((one) => known.has(one)) ? divided : [...divided.join('')];
  return letters.length > 0 && letters.every((letter) => known.has(letter)) ? letters : null;
}

/** `乙`, or `甲；丙`: the text of one option, or of several. */
function inOwnWords(answer: string, options: readonly Option[]): string[] | null {
  const keyOf = new Map(options.map(({ key, text }) => [wordsOf(plainOf(text)), key] as const));
  const same = keyOf.get(wordsOf(answer));
  if (same !== undefined) return [same];
  const parts = answer.split(/[;；|\n]/).map(wordsOf);
  const keys = parts.flatMap((part) => keyOf.get(part) ?? []);
  return parts.length > 1 && keys.length === parts.length && !keyOf.has('') ? keys : null;
}

const wordsOf = (text: string) => text.normalize('NFKC').trim();

/** `B. 乙`, `B（乙）`: a letter with its text, unless the text names further letters. */
function namedFirst(answer: string, options: readonly Option[]): string[] | null {
  const words = answer.normalize('NFKC').trim();
  const [whole = '', first = ''] = /^[([【]?([A-Za-z])[)\]】]?\s*[.、:)(,;\s]/.exec(words) ?? [];
  const option = options.find(({ key }) => key === first.toUpperCase());
  if (!option) return null;
  const rest = words.slice(whole.length).trim();
  const isItself = plainOf(option.text).normalize('NFKC').trim() === rest;
  return isItself || !/(?<![a-z\d])[a-z](?![a-z\d])/i.test(rest) ? [option.key] : null;
}

/** Options given in the file are kept, even if none of them means "true". */
function truthOf(none: Part, answer: string): Part {
  const options = none.options.length > 0 ? none.options : truthOptions();
  const means = truthIn(answer) ?? (none.options.length === 0 ? bitIn(answer) : null);
  if (means === null) return { ...none, options, key: keyPart(keysIn(answer, options)) };
  if (none.options.length === 0) return { ...none, options, key: truthKey(means) };
  const own = options.find(({ text }) => truthIn(plainOf(text)) === means);
  return { ...none, options, key: keyPart(own ? [own.key] : keysIn(answer, options)) };
}

/** True and false as programs write them. */
const bitIn = (answer: string) => (/^[01]$/.test(answer.trim()) ? answer.trim() === '1' : null);

const keyPart = (keys: string[] | null) => (keys ? [keys] : []);

const dividers = [/[；;\n]/, /[、]/, /[，,]/, /\s+/];

const withGaps = (stem: string) => stem.replace(LINE, GAP).replace(OPEN, GAP);
export const gapsIn = (stem: string) => withGaps(stem).split(GAP).length - 1;

function gapsOf(none: Part, answer: string): Part {
  const stem = withGaps(none.stem);
  const count = Math.max(gapsIn(none.stem), 1);
  const key = answer === '' ? [] : partsOf(answer, count).map((part) => part.flatMap(formsOf));
  return { ...none, stem, prompts: Array.from({ length: count }, () => ''), key };
}

const OTHERS =
  /^([^（()）]+)[（(]\s*(?:或者?|亦可|也可)(?:写作|写|填|为|答)?\s*[:：]?\s*([^（()）]+)[)）]$/u;

/** `乙（或B、HBV）`: each of them is accepted. */
function formsOf(form: string): string[] {
  const [, first, others = ''] = OTHERS.exec(form) ?? [];
  if (first === undefined) return [form];
  const all = [first, ...others.split(/[、，,/]|或者?/u)].map((one) => one.trim());
  return all.filter((one) => one !== '');
}

/** Split by whichever separator gives as many parts as there are gaps. */
function partsOf(answer: string, count: number): string[][] {
  const parts = keyIn(answer);
  if (parts.length === count) return parts;
  for (const divider of dividers) {
    const some = answer.split(divider).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
    if (some.length === count) return some.map((one) => keyIn(one).flat());
  }
  return parts;
}
