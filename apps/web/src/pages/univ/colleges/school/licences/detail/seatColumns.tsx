import type { Seat } from '@cheese/domain/contract/shop/licence';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const seatColumns = (actionsFor: (seat: Seat) => RowAction[]): Column<Seat>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 120 },
  { key: 'number', label: texts.studentNumber, cell: ({ number }) => number, width: 144 },
  {
    key: 'department',
    label: texts.department,
    cell: ({ department }) => department,
    minWidth: 144,
  },
  {
    key: 'year',
    label: texts.year,
    cell: ({ year }) => (year === null ? null : texts.yearOf(year)),
    width: 88,
  },
  {
    key: 'givenAt',
    label: texts.givenAt,
    cell: ({ givenAt }) => givenAt !== null && chinaDay(givenAt),
    width: 128,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (seat) => <RowActions name={seat.name} actions={actionsFor(seat)} />,
    width: 112,
  },
];
