import { examPhases } from '@cheese/domain/codes/exam/examPhases';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { PhaseChip } from './PhaseChip';
import { texts } from './texts';

export const filters = { phase: examPhases } as const;
const MINUTE_S = 60;

export const examColumns = (
  actionsFor: (exam: ManagedExam) => RowAction[],
): Column<ManagedExam>[] => [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, title }) => <Link href={paths.univ.examSettings({ examId: id })}>{title}</Link>,
    minWidth: 160,
  },
  { key: 'phase', label: texts.phase, cell: ({ phase }) => <PhaseChip phase={phase} />, width: 96 },
  {
    key: 'window',
    label: texts.window,
    cell: ({ startsAt, endsAt }) => texts.span(chinaMinute(startsAt), chinaMinute(endsAt)),
    width: 168,
  },
  {
    key: 'duration',
    label: texts.duration,
    cell: ({ durationS }) => texts.minutes(Math.round(durationS / MINUTE_S)),
    width: 88,
  },
  {
    key: 'size',
    label: texts.size,
    cell: ({ questionCount, totalScore }) => texts.sizeOf(questionCount, totalScore),
    width: 128,
  },
  {
    key: 'people',
    label: texts.people,
    cell: ({ begunCount, openCount }) => texts.begun(begunCount, openCount),
    width: 144,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (exam) => <RowActions name={exam.title} actions={actionsFor(exam)} />,
    width: 168,
  },
];
