import { useVerifyCertificateQuery } from '@cheese/api-client/people/certificate';
import { readCertificateNumber } from '@cheese/domain/rules/people/certificateNumber';
import { Verdict } from '@cheese/ui/certificate/Verdict';
import { unknownCertificate, VerifyPart } from '@cheese/ui/certificate/VerifyPart';
import { texts } from '@cheese/ui/certificate/verifyTexts';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';

/** The server refuses longer numbers, and none were ever issued. */
const LONGEST = 40;

/** Public: anyone may verify a certificate. */
export default function VerifyCertificatePage() {
  useDocumentTitle(texts.title);
  const said = readCertificateNumber(useSearchParams()[0].get('number') ?? '');
  const navigate = useNavigate();
  return (
    <VerifyPart
      number={said}
      onVerify={(number) => void navigate(paths.verifyCertificate({ number }))}
    >
      {said.length <= LONGEST ? <Outcome number={said} /> : unknownCertificate}
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
