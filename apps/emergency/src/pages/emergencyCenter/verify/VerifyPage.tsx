import { readCertificateNumber } from '@cheese/domain/rules/certificateNumber';
import { useVerifyCertificateQuery } from '@cheese/emergency-api/certificateRecord';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { texts } from './texts';
import { Verdict } from './Verdict';
import { VerifyForm } from './VerifyForm';

const narrow = { maxWidth: 640, mx: 'auto' };
const unknown = <EmptyState picture="search" sentence={texts.unknown} hint={texts.unknownHint} />;

/** For everybody who holds a certificate in their hands. */
export default function VerifyPage() {
  useDocumentTitle(texts.title);
  const number = readCertificateNumber(useParams()['number'] ?? '');
  return (
    <Content>
      <Box sx={narrow}>
        <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
        <VerifyForm key={number} asked={number} />
        {number && <Outcome number={number} />}
      </Box>
    </Content>
  );
}

function Outcome({ number }: { number: string }) {
  const query = useVerifyCertificateQuery({ number }, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={3} />}
      notFound={unknown}
    >
      {(certificate) => <Verdict certificate={certificate} />}
    </Answered>
  );
}
