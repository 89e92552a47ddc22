import {
  questionTypeCodes,
  questionDifficultyCodes,
  type QuestionType,
} from '@cheese/domain/codes/exam/questionTypes';
import { chapterOf } from '../categories';
import { keyLine, tagsIn } from '../keyWords';
import type { Option } from '../letters';
import type { FoundQuestion } from '../shapes';
import { faultTexts, lostTexts } from '../texts';
import { questionFrom } from '../wording/answer';
import { keySaid, kindByKey } from '../wording/keySaid';
import {
  difficultyIn,
  difficultyNote,
  isOfCase,
  kindFaults,
  labelKind,
  severalNote,
} from '../wording/kindWords';
import { optionAtStart } from '../wording/options';
import { asOneGap, filledIn } from './filledIn';
import { endsWithKey } from './lookAhead';
import type { Label } from './lines';

/** A question while its lines are collected. */
export interface Rough {
  number: number;
  /** Its number is written like that of a part: `(1)`. */
  isPart: boolean;
  place: string;
  section: number;
  type: QuestionType | null;
  /** The type stated by its heading, unless its content shows another one. */
  otherwise: QuestionType | null;
  chapter: string[];
  stem: string;
  options: Option[];
  /** The number of options it shares with others. */
  shared: number;
  said: Partial<Record<Label, string>>;
  /** Labelled lines that this product has no field for. */
  unknown: string[];
  context: string;
  group: string | null;
}

const LABELLED = /^[【[（(]\s*([^】\])）\s]{2,8}题)\s*[】\])）]\s*/u;

/** Builds the question from its lines; `toHtml` converts formatting. */
export function draftOf(rough: Rough, toHtml: (text: string) => string): FoundQuestion {
  const label = LABELLED.exec(rough.stem);
  const named = rough.said.type ?? label?.[1] ?? '';
  const type = isOfCase(named) ? labelKind(named) : (labelKind(named) ?? rough.type);
  const isLabel = label !== null && (labelKind(label[1] ?? '') !== null || isOfCase(named));
  const own = { ...rough, type, stem: isLabel ? rough.stem.slice(label[0].length) : rough.stem };
  const { words, things } = answerIn(rough.said.answer ?? '');
  const said = keySaid(own, words);
  const { why } = said;
  const filled = said.answer !== '' || things.length > 0 ? null : gapsIn(own);
  const matched = type === questionTypeCodes.matching ? promptsIn(said.stem) : null;
  const answer = filled
    ? keyLine(filled.key)
    : matched
      ? said.answer.replace(PART, '')
      : said.answer;
  const { draft, faults } = questionFrom({
    type: filled
      ? questionTypeCodes.blanks
      : (kindByKey(own, answer) ??
        (things.length > 0 && isBare(own) ? questionTypeCodes.shortAnswer : null)),
    otherwise: isOfCase(named) ? questionTypeCodes.shortAnswer : rough.otherwise,
    stem: said.faults.length > 0 ? own.stem : asOneGap((filled ?? matched ?? said).stem, answer),
    options: own.options,
    prompts: matched?.prompts ?? [],
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
      prompts: draft.prompts.map(toHtml),
      options: draft.options.map((one) => ({ ...one, text: toHtml(one.text) })),
      context: toHtml(rough.context),
      group: rough.group,
      difficulty: difficulty ?? questionDifficultyCodes.medium,
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
      ...difficultyNote(hard),
      ...severalNote(named, draft.type),
    ],
    faults: [...kindFaults(named), ...faults, ...mixed, ...said.faults],
  };
}

/** True if the text looks like another question from its second line on. */
const holdsAnother = (words: string) =>
  words
    .split('\n')
    .slice(1)
    .some((line) => optionAtStart(line.trim()) === 0 || endsWithKey(line.trim()));

const PART = /[（(]\s*\d{1,2}\s*[)）]\s*/gu;

/** `（1）甲`, `（2）乙` in lines below the stem: what is matched with the options. */
function promptsIn(stem: string): { stem: string; prompts: string[] } | null {
  const lines = stem.split('\n');
  const first = lines.findIndex((line) => /^[（(]\s*1\s*[)）]/u.test(line));
  if (first < 1) return null;
  const prompts = lines.slice(first).map((line) => line.replace(PART, '').trim());
  return { stem: lines.slice(0, first).join('\n'), prompts };
}

const isBare = ({ options }: Rough) => options.length === 0;

/** Gaps filled with their answers, if nothing else states the type. */
const gapsIn = (rough: Rough) =>
  isBare(rough) &&
  rough.otherwise === null &&
  (rough.type === null || rough.type === questionTypeCodes.blanks)
    ? filledIn(rough.stem, rough.type === questionTypeCodes.blanks)
    : null;

const SHOWN = 60;
const THING = /\ufdde\d+\ufddf/g;

/** Formatting of an answer is dropped, and objects are kept apart. */
const answerIn = (said: string) => ({
  words: said
    .replace(/[\ufdd0-\ufdd9]/g, '')
    .replace(THING, '')
    .trim(),
  things: said.match(THING) ?? [],
});
