import {
  useGetQuestionReportsQuery,
  useSettleReportMutation,
} from '@cheese/api-client/exam/questionManage';
import type { QuestionReport } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { lineOf } from './questionColumns';
import { texts } from './texts';

const columnsOf = (settle: (report: QuestionReport) => void): Column<QuestionReport>[] => [
  {
    key: 'stem',
    label: texts.stem,
    cell: ({ stem, questionId }) => (
      <Link href={paths.univ.question({ questionId })}>{lineOf(stem)}</Link>
    ),
    minWidth: 200,
  },
  {
    key: 'text',
    label: texts.reports,
    cell: ({ text, answer }) => (
      <>
        {text}
        {answer !== null && <div>{texts.replied(answer)}</div>}
      </>
    ),
    minWidth: 200,
  },
  {
    key: 'reported',
    label: texts.reportedAt,
    cell: ({ reportedAt }) => <RelativeTime at={reportedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (report) => (
      <RowActions
        name={lineOf(report.stem)}
        actions={
          report.settledAt === null ? [{ text: texts.settle, act: () => settle(report) }] : []
        }
      />
    ),
    width: 96,
  },
];

/** Learners' reports about questions; the reporter is notified of the answer. */
export function ReportsPart({ bankId }: { bankId: number }) {
  const address = useListAddress({});
  const [isSettled, setSettled] = useState(false);
  const { page } = address.asked;
  const query = useGetQuestionReportsQuery(
    { bankId, page, pageCnt: PAGE_SIZE, ...(isSettled && { isSettled }) },
    { refetchOnMountOrArgChange: true },
  );
  const [settle] = useSettleReportMutation();
  const [opened, open] = useState<QuestionReport | null>(null);
  return (
    <>
      <ToggleRow
        label={texts.state}
        choices={[
          { value: 0, label: texts.open_ },
          { value: 1, label: texts.settled },
        ]}
        chosen={Number(isSettled)}
        onChoose={(value) => {
          setSettled(value === 1);
          if (page > 1) address.go({});
        }}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.reportsWhat}
        columns={columnsOf(open)}
        idOf={({ id }) => id}
      />
      {opened && (
        <ReasonDialog
          title={texts.settleTitle}
          lead={`${opened.text} —— ${texts.settleLead}`}
          label={texts.answer}
          placeholder={texts.answerPlaceholder}
          empty={texts.answerEmpty}
          maxLength={500}
          confirm={texts.settle}
          done={texts.settleDone}
          act={(answer) => settle({ reportId: opened.id, answer }).unwrap()}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
