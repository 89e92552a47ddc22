import { readCertificateNumber } from '@cheese/domain/rules/people/certificateNumber';
import { useVerifyCertificateQuery } from '@cheese/emergency-api/certificateRecord';
import { Verdict } from '@cheese/ui/certificate/Verdict';
import { unknownCertificate, VerifyPart } from '@cheese/ui/certificate/VerifyPart';
import { texts } from '@cheese/ui/certificate/verifyTexts';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths';

/** Public: anyone may verify a certificate. */
export default function VerifyPage() {
  useDocumentTitle(texts.title);
  const number = readCertificateNumber(useParams()['number'] ?? '');
  const navigate = useNavigate();
  return (
    <VerifyPart
      number={number}
      onVerify={(typed) => void navigate(paths.verify({ number: typed }))}
    >
      <Outcome number={number} />
    </VerifyPart>
  );
}

function Outcome({ number }: { number: string }) {
  const query = useVerifyCertificateQuery({ number }, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={3} />}
      notFound={unknownCertificate}
    >
      {(certificate) => <Verdict certificate={certificate} />}
    </Answered>
  );
}
