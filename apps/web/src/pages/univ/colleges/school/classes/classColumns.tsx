import type { SchoolClass } from '@cheese/domain/contract/school/schoolClass';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../../../paths';
import { texts } from './texts';

export type ClassAct = 'edit' | 'archive' | 'remove';

interface Acts {
  /** Null if the user may change nothing. */
  act: ((schoolClass: SchoolClass, act: ClassAct) => void) | null;
  restore: (schoolClass: SchoolClass) => void;
}

export const classColumns = ({ act, restore }: Acts): readonly Column<SchoolClass>[] => [
  {
    key: 'name',
    label: texts.name,
    minWidth: 160,
    cell: ({ id, name }) => <Link href={paths.univ.people({ classId: id })}>{name}</Link>,
  },
  { key: 'year', label: texts.year, minWidth: 80, cell: ({ year }) => texts.yearOf(year) },
  {
    key: 'department',
    label: texts.department,
    minWidth: 144,
    cell: ({ department }) => department?.name ?? texts.none,
  },
  { key: 'teacher', label: texts.teacher, cell: ({ teacher }) => teacher?.name ?? texts.none },
  { key: 'people', label: texts.people, align: 'end', cell: ({ people }) => people },
  {
    key: 'state',
    label: texts.state,
    minWidth: 96,
    cell: ({ archivedAt }) =>
      archivedAt === null ? texts.states.false : texts.archivedAt(chinaDay(archivedAt)),
  },
  ...(act
    ? [
        {
          key: 'acts',
          label: common.operations,
          cell: (row: SchoolClass) => (
            <RowActions name={row.name} actions={actionsOf(row, act, restore)} />
          ),
        },
      ]
    : []),
];

function actionsOf(
  row: SchoolClass,
  act: (schoolClass: SchoolClass, act: ClassAct) => void,
  restore: Acts['restore'],
) {
  return [
    { text: texts.edit, act: () => act(row, 'edit') },
    row.archivedAt === null
      ? { text: texts.archive, act: () => act(row, 'archive') }
      : { text: texts.restore, act: () => restore(row) },
    ...(row.people === 0
      ? [{ text: texts.remove, isDangerous: true, act: () => act(row, 'remove') }]
      : []),
  ];
}
