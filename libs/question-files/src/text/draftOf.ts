import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { chapterOf } from '../categories';
import { keyLine, tagsIn } from '../keyWords';
import type { Option } from '../letters';
import type { FoundQuestion } from '../shapes';
import { faultTexts, lostTexts } from '../texts';
import { keysIn, questionFrom } from '../wording/answer';
import { difficultyIn, isOfCase, kindIn, shareNote, truthIn } from '../wording/kindWords';
import { optionAtStart } from '../wording/options';
import { asOneGap, filledIn } from './filledIn';
import { endsWithKey } from './lookAhead';
import { keyAndWhy } from './spoken';
import type { Label } from './lines';

/** A question while its lines come in. */
export interface Rough {
  number: number;
  /** Its number is written as those of parts are: `(1)`. */
  isPart: boolean;
  place: string;
  section: number;
  type: QuestionType | null;
  /** What its heading calls it where nothing else shows. */
  otherwise: QuestionType | null;
  chapter: string[];
  stem: string;
  options: Option[];
  /** How many of them it shares with others. */
  shared: number;
  said: Partial<Record<Label, string>>;
  /** Lines about it that this product has no place for. */
  unknown: string[];
  context: string;
  group: string | null;
}

const IN_BRACKETS = /([（(])\s*([A-ZＡ-Ｚ]{1,10}|[a-h]|[√×✓✗对错]|正确|错误)\s*([)）])/gu;
const LABELLED = /^[【[（(]\s*([^】\])）\s]{2,8}题)\s*[】\])）]\s*/u;

/** The last brackets of a stem that hold nothing but a key, and the stem without it. */
function keyInStem({ stem, options, type }: Rough): { stem: string; answer: string } | null {
  const last = [...stem.matchAll(IN_BRACKETS)].at(-1);
  if (!last) return null;
  const answer = last[2] ?? '';
  const end = last.index + last[0].length;
  const isOpen = type === 2 || (type === null && options.length === 0);
  // Letters in the midst of a sentence are words of it: `由（T）细胞介导`.
  const isLast = /^[\s。.？?！!；;]*$/u.test(stem.slice(end));
  const isKey = !/^[a-h]/.test(answer) && (isLast || !/^[A-ZＡ-Ｚ]/u.test(answer));
  const isTruth = isOpen && truthIn(answer) !== null && (type === 2 || isKey);
  const isOfNone = type === null && options.length === 0 && isLast && /^[A-H]{1,8}$/.test(answer);
  if (!isTruth && !isOfNone && !(options.length > 0 && keysIn(answer, options))) return null;
  const emptied = `${stem.slice(0, last.index)}${last[1]} ${last[3]}${stem.slice(end)}`;
  return { stem: emptied, answer };
}

/** The question as everything that was said of it makes it; `toHtml` for words with marks. */
export function draftOf(rough: Rough, toHtml: (text: string) => string): FoundQuestion {
  const label = LABELLED.exec(rough.stem);
  const named = rough.said.type ?? label?.[1] ?? '';
  const type = isOfCase(named) ? kindIn(named) : (kindIn(named) ?? rough.type);
  const isLabel = label !== null && (kindIn(label[1] ?? '') !== null || isOfCase(named));
  const own = { ...rough, type, stem: isLabel ? rough.stem.slice(label[0].length) : rough.stem };
  const inStem = keyInStem(own);
  const { words, things } = answerIn(rough.said.answer ?? '');
  const { answer: below, why } = keyAndWhy(words, own.options);
  const filled = below || inStem || things.length > 0 ? null : gapsIn(own);
  const answer = filled ? keyLine(filled.key) : below || inStem?.answer || '';
  const isSaidTwice = inStem !== null && below !== '';
  const isAnother = isSaidTwice && !isSameKey([inStem.answer, answer], own.options);
  const { draft, faults } = questionFrom({
    type: filled ? 4 : (whatItIs(own, answer) ?? (things.length > 0 && isBare(own) ? 5 : null)),
    otherwise: isOfCase(named) ? 5 : rough.otherwise,
    stem: isAnother ? own.stem : asOneGap((inStem ?? filled ?? own).stem, answer),
    options: own.options,
    prompts: [],
    answer,
  });
  const mixed = own.options
    .filter(({ text }) => holdsAnother(text))
    .map(({ key }) => ({ field: 'options' as const, message: faultTexts.optionMixed(key) }));
  const hard = rough.said.difficulty ?? '';
  const difficulty = difficultyIn(hard);
  return {
    draft: {
      ...draft,
      stem: toHtml(draft.stem),
      options: draft.options.map((one) => ({ ...one, text: toHtml(one.text) })),
      context: toHtml(rough.context),
      group: rough.group,
      difficulty: difficulty ?? 2,
      analysis: toHtml(
        [...things, [why, rough.said.analysis ?? ''].filter(Boolean).join('\n')].join(''),
      ),
      tags: tagsIn(rough.said.tags ?? ''),
      source: rough.said.source ?? '',
    },
    chapter: rough.said.chapter ? chapterOf(rough.said.chapter) : rough.chapter,
    place: rough.place,
    lost: [
      ...things.map((one) =>
        /<table/.test(toHtml(one)) ? lostTexts.answerTable : lostTexts.answerPicture,
      ),
      ...rough.unknown.map((line) => lostTexts.word(line.slice(0, SHOWN))),
      ...shareNote(hard),
    ],
    faults: [
      ...faults,
      ...mixed,
      ...(isAnother
        ? [{ field: 'key' as const, message: faultTexts.keyTwice(inStem.answer, answer) }]
        : []),
      ...(hard !== '' && difficulty === null
        ? [{ field: 'difficulty' as const, message: faultTexts.difficulty(hard) }]
        : []),
    ],
  };
}

/** Whether some words, from their second line on, look like a question of their own. */
const holdsAnother = (words: string) =>
  words
    .split('\n')
    .slice(1)
    .some((line) => optionAtStart(line.trim()) === 0 || endsWithKey(line.trim()));

const isBare = ({ options }: Rough) => options.length === 0;

/** Gaps that hold their answers, where nothing else says what is asked. */
const gapsIn = (rough: Rough) =>
  isBare(rough) && rough.otherwise === null && (rough.type === null || rough.type === 4)
    ? filledIn(rough.stem, rough.type === 4)
    : null;

const SHOWN = 60;
const THING = /\ufdde\d+\ufddf/g;

/** An answer is words: how these look says nothing, and what is no word stands by itself. */
const answerIn = (said: string) => ({
  words: said
    .replace(/[\ufdd0-\ufdd9]/g, '')
    .replace(THING, '')
    .trim(),
  things: said.match(THING) ?? [],
});

function isSameKey(answers: string[], options: readonly Option[]) {
  const [one, other] = answers.map(
    (answer) => keysIn(answer, options)?.join('') ?? String(truthIn(answer)),
  );
  return one === other;
}

/** A heading for choices says nothing about how many are right where two keys are named. */
function whatItIs({ type, options }: Rough, answer: string): QuestionType | null {
  if (type === 1 && options.length > 0) return (keysIn(answer, options)?.length ?? 1) > 1 ? 3 : 1;
  const isTruth = options.length === 0 && truthIn(answer) !== null;
  return (type === 1 || type === 3) && isTruth ? 2 : type;
}
