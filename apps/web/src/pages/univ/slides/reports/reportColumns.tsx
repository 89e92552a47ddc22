import { slideFaults, slideReportStates } from '@cheese/domain/codes/slides/morphology';
import type { KeptSlideReport } from '@cheese/domain/contract/slides/slideReport';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

export const filters = { state: slideReportStates };

export const reportColumns = (
  actionsFor: (report: KeptSlideReport) => RowAction[],
): Column<KeptSlideReport>[] => [
  {
    key: 'slide',
    label: texts.slide,
    cell: ({ slideId, slideTitle, view }) => (
      <Link href={paths.slide({ slideId, v: view || undefined })}>{slideTitle}</Link>
    ),
    minWidth: 120,
  },
  {
    key: 'text',
    label: texts.text,
    cell: ({ fault, text, reply }) => (
      <>
        <b>{slideFaults[fault]}</b>
        <div>{text}</div>
        {reply && <div>{texts.reply(reply)}</div>}
      </>
    ),
    minWidth: 240,
  },
  { key: 'who', label: texts.who, cell: ({ reporter }) => reporter, width: 120 },
  { key: 'state', label: texts.state, cell: ({ state }) => slideReportStates[state], width: 88 },
  {
    key: 'at',
    label: texts.reportedAt,
    cell: ({ reportedAt }) => <RelativeTime at={reportedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (report) => <RowActions name={report.slideTitle} actions={actionsFor(report)} />,
    width: 144,
  },
];
