import type { ChosenOption } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { percent } from '../figureWords';
import type { NumberedItem } from './ItemSection';
import { texts } from './texts';

const columns: readonly Column<ChosenOption>[] = [
  {
    key: 'option',
    label: texts.option,
    cell: ({ option, isRight }) => (isRight ? `${option}（${texts.right}）` : option),
  },
  { key: 'upper', label: texts.upper, align: 'end', cell: ({ upper }) => percent(upper) },
  { key: 'middle', label: texts.middle, align: 'end', cell: ({ middle }) => percent(middle) },
  { key: 'lower', label: texts.lower, align: 'end', cell: ({ lower }) => percent(lower) },
  { key: 'all', label: texts.total, align: 'end', cell: ({ all }) => percent(all) },
];

/** How the best, middle and weakest learners chose. */
export const OptionTable = ({ item: { chosen } }: { item: Pick<NumberedItem, 'chosen'> }) => (
  <DataTable
    label={texts.options}
    columns={columns}
    rows={chosen}
    idOf={({ option }) => option.charCodeAt(0)}
  />
);
