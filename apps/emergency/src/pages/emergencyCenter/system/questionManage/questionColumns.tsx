import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { questionDifficulties } from '@cheese/domain/codes/exam/questionTypes';
import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import type { Column } from '@cheese/ui/table/DataTable';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { texts } from './texts';

export const filters = {
  type: quizQuestionTypes,
  category: firstAidCategories,
  topic: firstAidTopics,
  difficulty: questionDifficulties,
} as const;

export const questionColumns = (
  actionsFor: (question: BankQuestion) => RowAction[],
): Column<BankQuestion>[] => [
  { key: 'stem', label: texts.stem, cell: ({ stem }) => stem },
  {
    key: 'type',
    label: texts.filters.type,
    cell: ({ type }) => quizQuestionTypes[type],
    width: 80,
  },
  {
    key: 'category',
    label: texts.filters.category,
    cell: ({ category }) => firstAidCategories[category],
    width: 96,
  },
  {
    key: 'topic',
    label: texts.filters.topic,
    cell: ({ topic }) => firstAidTopics[topic],
    width: 96,
  },
  {
    key: 'difficulty',
    label: texts.filters.difficulty,
    cell: ({ difficulty }) => questionDifficulties[difficulty],
    width: 72,
  },
  {
    key: 'updated',
    label: texts.updated,
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (question) => <RowActions name={question.stem} actions={actionsFor(question)} />,
    width: 184,
  },
];
