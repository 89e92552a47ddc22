import { useGetCertificateStandingQuery } from '@cheese/api-client/learning/courseCertificate';
import type { CertificateStanding } from '@cheese/domain/contract/learning/courseCertificate';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { certificateTexts as texts } from './certificateTexts';

/** How near one is to the certificate of a course, for who has begun it; nothing where there is none. */
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
  const { certificate, left, share, mayEarn } = standing;
  if (certificate) {
    return (
      <Link href={paths.course.certificate({ id: certificate.id })}>
        {certificate.state === 'revoked' ? texts.revoked : texts.see}
      </Link>
    );
  }
  if (!mayEarn) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {texts.left(left, share)}
    </Typography>
  );
}
