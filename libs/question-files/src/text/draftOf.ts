import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { chapterOf } from '../categories';
import { listIn } from '../keyWords';
import type { Option } from '../letters';
import type { FoundQuestion } from '../shapes';
import { faultTexts } from '../texts';
import { keysIn, questionFrom } from '../wording/answer';
import { difficultyIn, kindIn, truthIn } from '../wording/kindWords';
import type { Label } from './lines';

/** A question while its lines come in. */
export interface Rough {
  number: number;
  place: string;
  section: number;
  type: QuestionType | null;
  chapter: string[];
  stem: string;
  options: Option[];
  /** How many of them it shares with others. */
  shared: number;
  said: Partial<Record<Label, string>>;
  context: string;
  group: string | null;
}

const IN_BRACKETS = /([（(])\s*([A-ZＡ-Ｚ]{1,10}|[√×✓✗对错]|正确|错误)\s*([)）])/gu;
const LABELLED = /^[【[（(]\s*([^】\])）\s]{2,8}题)\s*[】\])）]\s*/u;

/** The last brackets of a stem that hold nothing but a key, and the stem without it. */
function keyInStem({ stem, options, type }: Rough): { stem: string; answer: string } | null {
  const last = [...stem.matchAll(IN_BRACKETS)].at(-1);
  const answer = last?.[2] ?? '';
  const isTruth = options.length === 0 && (type === null || type === 2) && truthIn(answer) !== null;
  if (!last || !(isTruth || (options.length > 0 && keysIn(answer, options)))) return null;
  const end = last.index + last[0].length;
  const emptied = `${stem.slice(0, last.index)}${last[1]} ${last[3]}${stem.slice(end)}`;
  return { stem: emptied, answer };
}

/** The question as everything that was said of it makes it; `toHtml` for words with marks. */
export function draftOf(rough: Rough, toHtml: (text: string) => string): FoundQuestion {
  const label = LABELLED.exec(rough.stem);
  const named = rough.said.type ?? label?.[1] ?? '';
  const type = kindIn(named) ?? rough.type;
  const isLabel = label !== null && kindIn(label[1] ?? '') !== null;
  const own = { ...rough, type, stem: isLabel ? rough.stem.slice(label[0].length) : rough.stem };
  const inStem = rough.said.answer ? null : keyInStem(own);
  const answer = rough.said.answer ?? inStem?.answer ?? '';
  const { draft, faults } = questionFrom({
    type: whatItIs(own, answer),
    stem: inStem?.stem ?? own.stem,
    options: own.options,
    prompts: [],
    answer,
  });
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
      analysis: toHtml(rough.said.analysis ?? ''),
      tags: listIn(rough.said.tags ?? ''),
      source: rough.said.source ?? '',
    },
    chapter: rough.said.chapter ? chapterOf(rough.said.chapter) : rough.chapter,
    place: rough.place,
    faults: [
      ...faults,
      ...(hard !== '' && difficulty === null
        ? [{ field: 'difficulty' as const, message: faultTexts.difficulty(hard) }]
        : []),
    ],
  };
}

/** A heading for choices says nothing about how many are right where two keys are named. */
function whatItIs({ type, options }: Rough, answer: string): QuestionType | null {
  if (type === 1 && options.length > 0) return (keysIn(answer, options)?.length ?? 1) > 1 ? 3 : 1;
  if (type === 1 && options.length === 0) return null;
  if (type === 3 && options.length === 0) return null;
  return type;
}
