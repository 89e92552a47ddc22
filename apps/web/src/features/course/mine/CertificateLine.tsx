import { useGetCertificateStandingQuery } from '@cheese/api-client/learning/courseCertificate';
import type {
  CertificateStanding,
  CertificateWaiting,
} from '@cheese/domain/contract/learning/courseCertificate';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { certificateTexts as texts } from './certificateTexts';

/**
 * Progress towards the certificate, for learners who have begun; renders nothing without a
 * certificate.
 */
export function CertificateLine({ courseId }: { courseId: number }) {
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData } = useGetCertificateStandingQuery({ courseId }, fresh);
  return (
    <UnreadableData data={currentData} face={null}>
      {currentData && <Standing standing={currentData} />}
    </UnreadableData>
  );
}

function Standing({ standing }: { standing: CertificateStanding }) {
  const { certificate, left, share, mayEarn, byHand, total, wait } = standing;
  if (certificate) {
    return (
      <Link href={paths.course.certificate({ id: certificate.id })}>
        {certificate.state === 'revoked' ? texts.revoked : texts.see}
      </Link>
    );
  }
  if (!mayEarn) return null;
  if (wait) return <WaitLine wait={wait} />;
  return (
    <Typography variant="caption" color="textSecondary">
      {total === 0 ? texts.noneCounts : texts.left(left, share)}
      {byHand > 0 && total > 0 && texts.byHand(total)}
    </Typography>
  );
}

/** Why the certificate is not issued yet, and what the learner can do. */
function WaitLine({ wait }: { wait: CertificateWaiting }) {
  const isDeclined = wait.state === 'declined';
  return (
    <Alert severity={isDeclined ? 'warning' : 'info'}>
      {isDeclined ? texts.declined(wait.reason ?? '') : texts.waits}
      {texts.times(wait.recordedS, wait.leastS)}
      {isDeclined ? texts.learnAgain : texts.learnOn}
    </Alert>
  );
}
