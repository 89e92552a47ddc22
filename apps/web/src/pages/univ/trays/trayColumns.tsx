import type { MadeTray } from '@cheese/domain/contract/slides/slideTrayMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

const minuteOf = (at: number | null) => (at === null ? null : chinaMinute(at));

function periodOf({ startsAt, endsAt, examCount, isForExams }: MadeTray) {
  const span = texts.span(minuteOf(startsAt), minuteOf(endsAt)) || texts.always;
  return [!isForExams && span, examCount > 0 && texts.forExams(examCount)]
    .filter(Boolean)
    .join('；');
}

export const trayColumns = (actionsFor: (tray: MadeTray) => RowAction[]): Column<MadeTray>[] => [
  { key: 'name', label: texts.name, cell: ({ title }) => title, minWidth: 200 },
  {
    key: 'count',
    label: texts.count,
    cell: ({ slideCount }) => texts.counted(slideCount),
    width: 96,
  },
  {
    key: 'period',
    label: texts.period,
    cell: periodOf,
    width: 288,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (tray) => <RowActions name={tray.title} actions={actionsFor(tray)} />,
    width: 144,
  },
];
