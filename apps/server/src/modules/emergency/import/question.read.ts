import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { questionDifficulties, questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import { writtenQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { strictObject } from '@cheese/domain/contract/shapes';
import { questionFault } from '@cheese/domain/rules/exam/questionFault';
import { importFaults as texts } from '@cheese/domain/texts/importFaults';
import Ajv, { type ErrorObject } from 'ajv';
import type { Static } from 'typebox';
import { optionKeys, optionTitle, questionTitles as titles } from '../question/question.sheet';
import { RowReader } from './columns.read';
import type { Cells, Fault, Read } from './import.kind';
import { importTexts } from './import.texts';

export type Written = Omit<Static<QuestionContract['save']['body']>, 'orgId'>;

/** Compiled when the first row is read. */
let check: ReturnType<Ajv['compile']> | undefined;

/** A question as its row says it, held to the same contract and rule as one that is saved. */
export function readQuestion(cells: Cells): Read<Written> {
  const row = new RowReader(cells);
  const written = writtenIn(row);
  if (row.faults.length === 0) row.faults.push(...wrongIn(written));
  return row.faults.length > 0 ? { faults: row.faults } : { payload: written };
}

function writtenIn(row: RowReader): Written {
  const type = row.code(titles.type, quizQuestionTypes);
  const options = optionsIn(row, type);
  return {
    type,
    stem: row.text(titles.stem),
    options,
    answer: answerIn(row, options),
    analysis: row.text(titles.analysis),
    category: row.code(titles.category, firstAidCategories),
    topic: row.code(titles.topic, firstAidTopics),
    difficulty: row.code(titles.difficulty, questionDifficulties),
  };
}

type Options = Written['options'];

/** Options must have no gap, since keys refer to them; a 判断题 without options gets the usual two. */
function optionsIn(row: RowReader, type: Written['type']): Options {
  const all = optionKeys.map((key) => ({ key: key as string, text: row.text(optionTitle(key)) }));
  const filled = all.filter(({ text }) => text !== '');
  if (filled.length === 0 && type === questionTypeCodes.trueFalse) return usualTwo;
  if (filled.length < 2 || filled.at(-1) !== all[filled.length - 1]) {
    row.fault(optionTitle(optionKeys[0]), texts.optionsTooFew);
  }
  return filled;
}

const usualTwo: Options = [
  { key: 'A', text: importTexts.right },
  { key: 'B', text: importTexts.wrong },
];

/** Spellings that teachers use for true and false. */
const [yes, no] = [
  /^(正确|对|是|√|✓|✔|☑|t|true|yes|y)$/i,
  /^(错误|错|否|不对|不正确|×|✗|✘|x|f|false|no|n)$/i,
];
const meantBy = (words: string) => (yes.test(words) ? 1 : no.test(words) ? 0 : null);

/** In any width and case, and without what ends a key: `A.`, `（Ｂ）`. */
const plain = (said: string) =>
  said
    .normalize('NFKC')
    .replace(/^[(\s]+|[.。、,)\s]+$/g, '')
    .toUpperCase();

/** By its key, in the words of the option, or by what those words mean. */
function answerIn(row: RowReader, options: Options): string {
  const said = row.text(titles.answer);
  const meant = meantBy(said.normalize('NFKC'));
  const found =
    options.find(({ text }) => text === said) ??
    options.find(({ key }) => key === plain(said)) ??
    options.find(({ text }) => meant !== null && meantBy(text) === meant);
  if (said === '') row.fault(titles.answer, texts.empty);
  else if (!found) row.fault(titles.answer, texts.answerNotAmong);
  return found?.key ?? '';
}

function wrongIn(written: Written): Fault[] {
  const ofRule = questionFault(written);
  if (ofRule) return [{ column: columnOf(ofRule.field), message: ofRule.message }];
  check ??= new Ajv({ allErrors: true }).compile(strictObject(writtenQuestion));
  return check(written) ? [] : (check.errors ?? []).map(describe);
}

/** Codes and numbers of options are right by now: what is left is too long. */
const describe = ({ instancePath, params }: ErrorObject): Fault => {
  const [, field = '', at] = instancePath.split('/');
  return {
    column: columnOf(field, Number(at ?? 0)),
    message: texts.tooLong(Number(params['limit'])),
  };
};

const columnOf = (field: string, at = 0) =>
  field === 'options' ? optionTitle(optionKeys[at] ?? '') : titles[field as keyof typeof titles];
