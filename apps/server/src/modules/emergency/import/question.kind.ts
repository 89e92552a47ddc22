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

const optional: readonly string[] = [
  ...['C', 'D', 'E', 'F', 'G', 'H'].map(optionTitle),
  titles.analysis,
];

const example: Written = {
  type: questionTypeCodes.singleChoice,
  stem: '成人心肺复苏时，胸外按压的频率是每分钟多少次？',
  options: [
    { key: 'A', text: '60～80 次' },
    { key: 'B', text: '100～120 次' },
    { key: 'C', text: '140～160 次' },
  ],
  answer: 'B',
  analysis: '过慢时血流不足，过快时心脏来不及充盈，因此推荐每分钟 100～120 次。',
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

type Asked = Pick<Written, 'stem' | 'options'>;

const likeOf = ({ stem }: Asked) => stemKey(stem);

/** Sorts the options, since their order does not make another question. */
const keyOf = ({ stem, options }: Asked) =>
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
  title: '题目导入模板',
  columns,
  template: [
    { name: '题目', columns, rows: [], isForm: true },
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
