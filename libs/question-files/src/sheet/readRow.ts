import {
  questionTypeCodes,
  questionDifficultyCodes,
} from '@cheese/domain/codes/exam/questionTypes';
import { chapterOf } from '../categories';
import { htmlOf, plainOf } from '../html/plain';
import { listIn, tagsIn } from '../keyWords';
import { letterAt, type Option } from '../letters';
import type { FoundQuestion } from '../shapes';
import { piecesOf } from '../text/lines';
import { gapsIn, questionFrom } from '../wording/answer';
import { kindByKey, keySaid } from '../wording/keySaid';
import {
  difficultyIn,
  difficultyNote,
  isOfCase,
  kindFaults,
  labelKind,
  severalNote,
} from '../wording/kindWords';
import { htmlOfCell } from './cellHtml';
import type { Cells } from './cells';
import { isCounted } from './columns';

/** The values of a row, including those shared with other rows. */
interface Given {
  label: string;
  options: Option[];
  context: string;
  group: string | null;
  chapter: string[];
  place: string;
  headings: readonly string[];
}

/** The question of a row, interpreted by the same rules as a text. */
export function readRow(cells: Cells, given: Given): FoundQuestion {
  const { label, place } = given;
  const type = label === '' ? null : labelKind(label);
  const { stem, options, answer, why, faults: keyFaults } = keyOfRow(cells, { ...given, type });
  const { draft, faults } = questionFrom({
    type: kindByKey({ type, options, stem }, answer),
    otherwise: isOfCase(label) ? questionTypeCodes.shortAnswer : null,
    stem: htmlOfCell(stem),
    options,
    answer,
    prompts: listIn(cells.said('prompts')).map(htmlOfCell),
  });
  const hard = cells.said('difficulty');
  const analysis = [why === '' ? '' : htmlOf(why), htmlOfCell(cells.said('analysis'))];
  return {
    draft: {
      ...draft,
      difficulty: difficultyIn(hard) ?? questionDifficultyCodes.medium,
      context: given.context,
      group: given.group,
      analysis: analysis.filter((one) => one !== '').join('<br>'),
      tags: tagsIn(cells.said('tags')),
      source: cells.said('source'),
    },
    chapter: chapterIn(cells, given),
    place,
    lost: [...difficultyNote(hard), ...severalNote(label, draft.type)],
    faults: [...kindFaults(label), ...cells.faults, ...faults, ...keyFaults],
  };
}

function chapterIn(cells: Cells, { chapter }: Given): string[] {
  const own = [...chapterOf(cells.said('chapter')), cells.said('section')];
  const named = own.filter((name) => name !== '');
  return named.length > 0 ? named : chapter;
}

type TypedRow = Given & { type: ReturnType<typeof labelKind> };

/** For text answers, words after "correct" are part of the answer, not an explanation. */
const inWords: readonly (number | null)[] = [4, 5];

function keyOfRow(cells: Cells, asked: TypedRow) {
  const stem = cells.said('stem');
  const { type } = asked;
  const { answer: written, why } = inWords.includes(type)
    ? { answer: cells.said('key'), why: '' }
    : answerOfCell(cells.said('key'));
  const { options, answer } = answersBeside(asked, { stem, answer: numbered(written, asked) });
  if (inWords.includes(type)) return { stem, options, answer, why, faults: [] };
  const said = keySaid({ stem, options, type }, answer);
  return { ...said, options, why: [said.why, why].filter((one) => one !== '').join('\n') };
}

/** Splits the key from its explanation in one cell, as in a text: `B 解析：因为…`. */
export function answerOfCell(cell: string): { answer: string; why: string } {
  const pieces = piecesOf(cell);
  const isPlain = pieces.every(
    ({ label }) => label === null || label === 'answer' || label === 'analysis',
  );
  if (!isPlain) return { answer: cell, why: '' };
  const of = (isWhy: boolean) =>
    pieces
      .filter(({ label }) => (label === 'analysis') === isWhy)
      .map(({ text }) => text)
      .join('\n')
      .trim();
  return { answer: of(false), why: of(true) };
}

const NAMED = /^(?:options?|choices?|选项)\s{0,9}(?=\d)/i;
const NUMBERS = /^\d{1,2}(?:[\s,，;；、/+]+\d{1,2})*$/;

/** If the headings number the options, the key may do so too. */
function numbered(answer: string, { options, headings }: TypedRow): string {
  const plain = answer.normalize('NFKC').trim().replace(NAMED, '');
  if (!NUMBERS.test(plain) || options.length === 0 || !headings.some(isCounted)) return answer;
  if (options.some(({ text }) => plainOf(text) === plain)) return answer;
  const places = plain.match(/\d+/g) ?? [];
  const isThere = places.every((one) => Number(one) >= 1 && Number(one) <= options.length);
  return isThere ? places.map((one) => letterAt(Number(one) - 1)).join('') : answer;
}

/** `答案1`, `答案2` in a row with gaps are the answers of the gaps, one per column. */
function answersBeside(
  { type, options }: TypedRow,
  { stem, answer }: { stem: string; answer: string },
) {
  const gaps = gapsIn(htmlOfCell(stem));
  const areKeys =
    type === questionTypeCodes.blanks || (type === null && gaps > 0 && gaps === options.length);
  if (!areKeys || answer !== '' || options.length === 0) return { options, answer };
  return { options: [], answer: options.map(({ text }) => plainOf(text)).join('；') };
}
