import { findingStates } from '@cheese/domain/codes/slides/slideFinding';
import type { HandedFinding } from '@cheese/domain/contract/slides/slideFindingMarking';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

export const filters = { state: findingStates };

const toMark = ({ id: findingId, formId, slideId, title }: HandedFinding) => (
  <Link href={paths.slide({ slideId, mark: { formId, findingId } })}>{title}</Link>
);

export const findingColumns: Column<HandedFinding>[] = [
  { key: 'report', label: texts.report, cell: toMark, minWidth: 120 },
  {
    key: 'slide',
    label: texts.slide,
    cell: ({ slideId, slideTitle }) => <Link href={paths.slide({ slideId })}>{slideTitle}</Link>,
    minWidth: 120,
  },
  { key: 'who', label: texts.who, cell: ({ writer }) => writer, width: 120 },
  { key: 'state', label: texts.state, cell: ({ state }) => findingStates[state], width: 88 },
  {
    key: 'score',
    label: texts.score,
    cell: ({ total, most }) => (total === null ? texts.noScore : texts.total(total, most)),
    width: 96,
  },
  {
    key: 'at',
    label: texts.handedAt,
    cell: ({ handedAt }) => <RelativeTime at={handedAt} />,
    width: 104,
  },
];
