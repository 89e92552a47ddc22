import type { Term } from '@cheese/domain/contract/school/term';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../../../paths';
import { texts } from './texts';

export const termColumns = (actionsFor: (term: Term) => RowAction[]): Column<Term>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 180 },
  {
    key: 'days',
    label: texts.days,
    cell: ({ startsOn, endsOn }) => texts.span(startsOn, endsOn),
    width: 224,
  },
  {
    key: 'weeks',
    label: texts.weeks,
    cell: ({ week, weekCount }) =>
      [texts.weekCount(weekCount), week !== null && texts.weekNow(week)]
        .filter(Boolean)
        .join(' · '),
    width: 144,
  },
  {
    key: 'classes',
    label: texts.classes,
    cell: ({ id, classCount }) => (
      <Link href={paths.univ.teachingClasses({ termId: id })}>{classCount}</Link>
    ),
    width: 88,
  },
  {
    key: 'state',
    label: texts.state,
    cell: ({ archivedAt }) =>
      archivedAt === null ? texts.open : texts.archivedOn(chinaDay(archivedAt)),
    width: 136,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (term) => <RowActions name={term.name} actions={actionsFor(term)} />,
    width: 160,
  },
];
