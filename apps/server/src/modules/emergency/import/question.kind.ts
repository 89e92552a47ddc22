import {
  firstAidCategoryCodes,
  firstAidTopicCodes,
  firstAidCategories,
  firstAidTopics,
} from '@cheese/domain/codes/training/firstAid';
import {
  questionTypeCodes,
  questionDifficultyCodes,
  questionDifficulties,
} from '@cheese/domain/codes/exam/questionTypes';
import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import { stemKey } from '@cheese/domain/rules/exam/stemKey';
import type { Db } from '../../../db/database';
import {
  optionTitle,
  questionCells,
  questionColumns,
  questionTitles as titles,
} from '../question/question.sheet';
import { insertQuestions, selectStems } from '../question/question.door';
import { allowedSheet, exampleName } from '../../base/sheets/allowedSheet';
import type { ImportKind } from './import.kind';
import { readQuestion, type Written } from './question.read';
import { importTexts } from './import.texts';

const optional: readonly string[] = [
  ...['C', 'D', 'E', 'F', 'G', 'H'].map(optionTitle),
  titles.analysis,
];

const example: Written = {
  type: questionTypeCodes.singleChoice,
  stem: importTexts.exampleStem,
  options: [
    { key: 'A', text: importTexts.exampleSlow },
    { key: 'B', text: importTexts.exampleRight },
    { key: 'C', text: importTexts.exampleFast },
  ],
  answer: 'B',
  analysis: importTexts.exampleAnalysis,
  category: firstAidCategoryCodes.firstAid,
  topic: firstAidTopicCodes.cpr,
  difficulty: questionDifficultyCodes.easy,
};

const allowed: Record<string, Record<number, string>> = {
  [titles.type]: quizQuestionTypes,
  [titles.category]: firstAidCategories,
  [titles.topic]: firstAidTopics,
  [titles.difficulty]: questionDifficulties,
};

const columns = questionColumns.map((column) => ({
  ...column,
  isRequired: !optional.includes(column.title),
  ...(allowed[column.title] && { choices: Object.values(allowed[column.title] ?? {}) }),
}));

type QuestionLikeness = Pick<Written, 'stem' | 'options'>;

const likeOf = ({ stem }: QuestionLikeness) => stemKey(stem);

/** Sorts the options, since their order does not make another question. */
const keyOf = ({ stem, options }: QuestionLikeness) =>
  [stemKey(stem), ...options.map(({ text }) => stemKey(text)).sort()].join('\n');

/** Existing questions by full content and by similar beginning. */
async function bankOf(db: Db, organisationId: number) {
  const rows = await selectStems(db, organisationId);
  return new Map(
    rows.flatMap((row) => [keyOf(row), likeOf(row)].map((key) => [key, { id: row.id }] as const)),
  );
}

/** Questions for the bank: the same stem with the same options is the same question. */
export const questionKind: ImportKind<Written> = {
  name: 'question',
  title: importTexts.questionTemplate,
  columns,
  template: [
    { name: importTexts.questionSheet, columns, rows: [], isForm: true },
    { name: exampleName, columns, rows: [questionCells(example)] },
    allowedSheet(allowed),
  ],
  read: readQuestion,
  keyOf,
  likeOf,
  findKnown: bankOf,
  async begin(inside, { organisationId, now }) {
    const bank = await bankOf(inside, organisationId);
    const dates = { organisationId, createdAt: now, updatedAt: now };
    return async (some) => {
      const fresh = some
        .filter(({ payload, isSimilar }) => !bank.has((isSimilar ? keyOf : likeOf)(payload)))
        .map(({ payload }) => payload);
      await insertQuestions(
        inside,
        fresh.map((written) => ({ ...written, ...dates })),
      );
      return fresh.length;
    };
  },
};
