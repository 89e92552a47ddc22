import { dayText } from '@cheese/domain/rules/time/dayText';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { VerifiedCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import Alert from '@mui/material/Alert';
import { Card } from '../frame/Card';
import { styled } from '@mui/material/styles';
import { stateColours } from './stateColours';
import { texts } from './verifyTexts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px 24px',
  margin: 0,
  padding: 24,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Shows only what is public about a certificate. */
export function Verdict({ certificate }: { certificate: VerifiedCertificate }) {
  const { number, state, name, itemName, issuedAt, expiresAt, revokedAt, orgName } = certificate;
  const facts = [
    [texts.state, certificateStates[state]],
    [texts.number, number],
    [texts.name, name],
    [texts.item, itemName],
    [texts.issuedOn, dayText(issuedAt)],
    [texts.validUntil, expiresAt === null ? texts.forEver : dayText(expiresAt)],
    ...(revokedAt === null ? [] : [[texts.revokedOn, dayText(revokedAt)] as const]),
    [texts.issuer, orgName],
  ] as const;
  return (
    <Card sx={{ mt: 3 }}>
      <Alert role="status" severity={stateColours[state]} sx={{ borderRadius: 0 }}>
        {texts.faces[state]}
      </Alert>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
