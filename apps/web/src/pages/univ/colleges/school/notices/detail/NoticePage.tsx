import { useGetSchoolNoticeQuery } from '@cheese/api-client/school/schoolNotice';
import type { SchoolNoticeDetail } from '@cheese/domain/contract/school/schoolNotice';
import { idParam } from '@cheese/ui/address/urlParams';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { byteText } from '@cheese/ui/files/byteText';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RightGate } from '../../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../../paths';
import { audienceOf, momentOf, titleOf, wasSent } from '../noticeColumns';
import { texts as common } from '../texts';
import { WithdrawDialog } from '../WithdrawDialog';
import { ReadersPart } from './ReadersPart';
import { texts } from './texts';

/** A notice, and who has read it. */
export default function NoticePage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id === undefined) return <NotFoundFace />;
  return <RightGate right="notices">{() => <One key={id} id={id} />}</RightGate>;
}

function One({ id }: { id: number }) {
  const query = useGetSchoolNoticeQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(query.currentData?.title || common.title);
  return (
    <Answered
      query={query}
      what={common.what}
      skeleton={<RowsSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(notice) => <Whole notice={notice} />}
    </Answered>
  );
}

function Whole({ notice }: { notice: SchoolNoticeDetail }) {
  const [isAsking, ask] = useState(false);
  const { id, state, author, recipients, readers } = notice;
  return (
    <>
      <PageTitle
        lead={texts.from(author, audienceOf(notice), momentOf(notice))}
        actions={
          <>
            <Button href={paths.univ.schoolNotices()}>{texts.back}</Button>
            {state === 'sent' && (
              <Button variant="outlined" color="error" onClick={() => ask(true)}>
                {texts.withdraw}
              </Button>
            )}
          </>
        }
      >
        {titleOf(notice)}
      </PageTitle>
      {state === 'withdrawn' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.withdrawn}
        </Alert>
      )}
      {wasSent(notice) && (
        <FigureRow
          label={texts.figures}
          figures={[
            { name: texts.recipients, value: String(recipients) },
            { name: texts.read, value: String(readers) },
            { name: texts.unread, value: String(recipients - readers) },
            { name: texts.share, value: texts.percent(readers, recipients) },
          ]}
        />
      )}
      <Content notice={notice} />
      {wasSent(notice) && <ReadersPart id={id} />}
      {isAsking && <WithdrawDialog notice={notice} onClose={() => ask(false)} />}
    </>
  );
}

const Content = ({ notice: { html, attachments } }: { notice: SchoolNoticeDetail }) => (
  <Section title={texts.content}>
    <SafeHtml html={html} />
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {attachments.map(({ key, fileName, bytes, url }) => (
        <li key={key} style={{ overflowWrap: 'anywhere' }}>
          <Link href={url} target="_blank" rel="noopener">
            {fileName}
          </Link>{' '}
          {byteText(bytes)}
        </li>
      ))}
    </ul>
  </Section>
);
