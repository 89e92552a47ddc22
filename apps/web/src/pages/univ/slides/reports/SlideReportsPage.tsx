import {
  useAnswerSlideReportMutation,
  useGetKeptSlideReportsQuery,
} from '@cheese/api-client/slides/slideReport';
import { slideReportStateCodes, slideReportStates } from '@cheese/domain/codes/slides/morphology';
import type { KeptSlideReport } from '@cheese/domain/contract/slides/slideReport';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { leaving } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ShelfTabs } from '../../making/ShelfTabs';
import { useShelf } from '../../making/useShelf';
import { filters, reportColumns } from './reportColumns';
import { texts } from './texts';

interface Opened {
  report: KeptSlideReport;
  isAccepted: boolean;
}


/** Learners' reports about the user's slides. */
export default function SlideReportsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const { page, state } = address.asked;
  const shelf = useShelf();
  const query = useGetKeptSlideReportsQuery(
    { page, pageCnt: PAGE_SIZE, ...(state && { state }), ...(shelf && { shelf }) },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const choices = [
    { label: texts.all, href: address.href({ state: undefined }), isChosen: state === undefined },
    ...Object.entries(slideReportStates).map(([code, label]) => ({
      label, href: address.href({ state: code }), isChosen: Number(code) === state,
    })),
  ];
  const actionsFor = (report: KeptSlideReport) =>
    report.state === slideReportStateCodes.open
      ? [
          { text: texts.accept, act: () => open({ report, isAccepted: true }) },
          { text: texts.decline, act: () => open({ report, isAccepted: false }) },
        ]
      : [];
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <ShelfTabs chosen={shelf} />
      <Box sx={{ mb: 2 }}>
        <LinkTabs label={texts.state} choices={choices} />
      </Box>
      <PagedTable
        query={query} address={address}
        what={texts.what}
        columns={reportColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {opened && <AnswerDialog {...opened} onClose={() => open(null)} />}
    </>
  );
}

function AnswerDialog({ report, isAccepted, onClose }: Opened & { onClose: () => void }) {
  const [answer] = useAnswerSlideReportMutation();
  return (
    <ReasonDialog
      title={isAccepted ? texts.acceptTitle : texts.declineTitle}
      lead={report.text}
      label={texts.answer}
      placeholder={isAccepted ? texts.answerPlaceholder : texts.declinePlaceholder}
      empty={texts.answerEmpty}
      maxLength={500}
      confirm={isAccepted ? texts.accept : texts.decline}
      done={texts.done}
      act={async (reply) => {
        await answer({ id: report.id, isAccepted, reply }).unwrap();
        return leaving;
      }}
      onClose={onClose}
    />
  );
}
