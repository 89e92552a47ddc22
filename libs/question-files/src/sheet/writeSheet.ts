import {
  questionTypeCodes,
  questionDifficulties,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { keyLine, listLine, tagLine } from '../keyWords';
import { isPlainTruth, letterAt } from '../letters';
import { notHeld } from '../notHeld';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { lostTexts, truth } from '../texts';
import { cellOfHtml } from './cellHtml';
import { optionTitle, titles } from './columns';
import { exampleQuestions, explained, sheetNames } from './template';
import { lostMedia } from '../withPictures';

/** A sheet in the form that the server's workbook writer takes. */
export interface QuestionSheet {
  name: string;
  columns: { title: string; width: number; choices?: string[] }[];
  rows: string[][];
  isForm?: boolean;
}

const USUAL_OPTIONS = 8;
const widths: Partial<Record<string, number>> = {
  [titles.stem]: 50,
  [titles.context]: 40,
  [titles.analysis]: 40,
  [titles.key]: 16,
};

/** Adjacent letters; from the 27th option on, keys are numbers. */
function keyOf(draft: QuestionDraft): string {
  const [right = []] = draft.key;
  switch (draft.type) {
    case questionTypeCodes.singleChoice:
    case questionTypeCodes.multipleChoice:
      return right.join(right.every((key) => key.length === 1) ? '' : '、');
    case questionTypeCodes.trueFalse:
      if (!isPlainTruth(draft)) return right.join('');
      return right[0] === 'A' ? truth.right : truth.wrong;
    case questionTypeCodes.ordering:
      return draft.key.flat().join('');
    default:
      return keyLine(draft.key);
  }
}

const columnsFor = (count: number) => [
  { title: titles.type, width: 10, choices: Object.values(questionTypes) },
  ...[titles.chapter, titles.group, titles.context, titles.stem].map(wide),
  ...Array.from({ length: count }, (_, at) => wide(optionTitle(letterAt(at)))),
  ...[titles.prompts, titles.key, titles.analysis].map(wide),
  { title: titles.difficulty, width: 10, choices: Object.values(questionDifficulties) },
  ...[titles.tags, titles.source].map(wide),
];

const wide = (title: string) => ({ title, width: widths[title] ?? 18 });

const rowOf = ({ draft, chapter }: FiledQuestion, count: number) => [
  questionTypes[draft.type],
  chapter.map((name) => name.replaceAll('/', '//')).join(' / '),
  draft.group ?? '',
  cellOfHtml(draft.context),
  cellOfHtml(draft.stem),
  ...Array.from({ length: count }, (_, at) =>
    draft.type === questionTypeCodes.trueFalse && isPlainTruth(draft)
      ? ''
      : cellOfHtml(draft.options[at]?.text ?? ''),
  ),
  listLine(draft.prompts.map(cellOfHtml).filter((prompt) => prompt !== '')),
  keyOf(draft),
  cellOfHtml(draft.analysis),
  questionDifficulties[draft.difficulty],
  tagLine(draft.tags),
  draft.source,
];

/** Their key is drawn on a picture or a slide. */
const drawn: readonly QuestionType[] = [questionTypeCodes.picture, questionTypeCodes.slide];

/** Questions in the columns of our template, with a report of what cells cannot hold. */
export function writeSheet(questions: readonly FiledQuestion[]) {
  const lost: WrittenFile['lost'] = [];
  const held = questions.filter(({ draft }, at) => {
    const isHeld = !drawn.includes(draft.type);
    if (isHeld) lost.push(...lostOf(draft).map((what) => ({ at, what })));
    else lost.push(notHeld(at, draft.type));
    return isHeld;
  });
  const count = held.reduce(
    (most, { draft }) => Math.max(most, draft.options.length),
    USUAL_OPTIONS,
  );
  const rows = held.map((question) => rowOf(question, count));
  const sheet: QuestionSheet = { name: sheetNames.questions, columns: columnsFor(count), rows };
  return { sheets: [sheet], lost };
}

function lostOf(draft: QuestionDraft): string[] {
  return [
    ...lostMedia(draft),
    ...(draft.type === questionTypeCodes.blanks && draft.prompts.some((one) => one !== '')
      ? [lostTexts.prompts]
      : []),
  ];
}

/** The import template, with examples and an explanation of every column. */
export function templateSheets(): QuestionSheet[] {
  const columns = columnsFor(USUAL_OPTIONS);
  return [
    { name: sheetNames.questions, columns, rows: [], isForm: true },
    {
      name: sheetNames.examples,
      columns,
      rows: exampleQuestions.map((one) => rowOf(one, USUAL_OPTIONS)),
    },
    {
      name: sheetNames.help,
      columns: [
        { title: '列', width: 14 },
        { title: '怎样填写', width: 90 },
      ],
      rows: explained,
    },
  ];
}
