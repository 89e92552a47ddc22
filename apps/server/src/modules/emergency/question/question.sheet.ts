import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { questionDifficulties } from '@cheese/domain/codes/exam/questionTypes';
import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { QuestionRow } from './question.tables';
import type { CellValue, Column } from '../../base/sheets/workbook';
import { questionTexts } from './question.texts';

/** Letters of the options, in order. */
export const optionKeys = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const questionTitles = {
  type: questionTexts.type,
  stem: questionTexts.stem,
  answer: questionTexts.answer,
  analysis: questionTexts.analysis,
  category: questionTexts.category,
  topic: questionTexts.topic,
  difficulty: questionTexts.difficulty,
} as const;

export const optionTitle = (key: string) => questionTexts.option(key);

const titles = questionTitles;

/** Export and import share these columns, so an exported file can be imported again. */
export const questionColumns: readonly Column[] = [
  { title: titles.type, width: 10 },
  { title: titles.stem, width: 50 },
  ...optionKeys.map((key) => ({ title: optionTitle(key), width: 20 })),
  { title: titles.answer, width: 10 },
  { title: titles.analysis, width: 50 },
  { title: titles.category, width: 12 },
  { title: titles.topic, width: 12 },
  { title: titles.difficulty, width: 10 },
];

type Written = Omit<QuestionRow, 'id' | 'organisationId' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

export const questionCells = (row: Written): CellValue[] => [
  quizQuestionTypes[row.type],
  row.stem,
  ...optionKeys.map((key) => row.options.find((option) => option.key === key)?.text ?? null),
  row.answer,
  row.analysis,
  firstAidCategories[row.category],
  firstAidTopics[row.topic],
  questionDifficulties[row.difficulty],
];
