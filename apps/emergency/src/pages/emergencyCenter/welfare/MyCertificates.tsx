import { dayText } from '@cheese/domain/rules/time/dayText';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import { useGetMyCertificatesQuery } from '@cheese/emergency-api/myCertificate';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardLink } from '@cheese/ui/links/CardLink';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { stateColours } from '@cheese/ui/certificate/stateColours';
import { paths } from '../../../paths';
import { texts } from './texts';

/** The user's own certificates. */
export function MyCertificates() {
  const query = useGetMyCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.mine}
      skeleton={<RowsSkeleton count={2} />}
      empty={<EmptyState dense sentence={texts.mineEmpty} />}
    >
      {(certificates) => (
        <CardGrid columns={3}>
          {certificates.map((certificate) => (
            <CertificateCard key={certificate.number} certificate={certificate} />
          ))}
        </CardGrid>
      )}
    </Answered>
  );
}

function CertificateCard({ certificate }: { certificate: MyCertificate }) {
  const { number, itemName, orgName, state, issuedAt, expiresAt, revokedAt } = certificate;
  const validity = expiresAt === null ? texts.forEver : texts.until(dayText(expiresAt));
  return (
    <Card as="article" sx={{ position: 'relative' }}>
      <CardContent sx={{ color: 'text.secondary' }}>
        <Typography component="h3">
          <CardLink href={paths.certificate({ number })}>{itemName}</CardLink>
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={stateColours[state]}
          label={certificateStates[state]}
          sx={{ my: 1 }}
        />
        <p>{orgName}</p>
        <p>{number}</p>
        <p>{texts.issued(dayText(issuedAt))}</p>
        <p>{revokedAt === null ? validity : texts.revokedSince(dayText(revokedAt))}</p>
      </CardContent>
    </Card>
  );
}
