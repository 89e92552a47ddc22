import { certificateStates } from '@cheese/domain/codes/people/certificates';
import { dayText } from '@cheese/domain/rules/time/dayText';
import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { CertificateDrawing } from './CertificateDrawing';
import { PrintStyles } from './PrintStyles';
import { texts } from './viewTexts';
import { useSavePdf } from './useSavePdf';

const sheet = { my: 2, border: 1, borderColor: 'hairline', bgcolor: 'surface', maxWidth: 1000 };

interface CertificateViewProps {
  certificate: MyCertificate;
  /** Why it was given, in one sentence. */
  body: string;
  heading?: string;
  /** Public verification page. */
  toVerify: string;
}

/** A certificate page; a revoked one is shown but cannot be downloaded. */
export function CertificateView({ certificate, toVerify, ...said }: CertificateViewProps) {
  const { number, itemName, state } = certificate;
  const drawing = useRef<SVGSVGElement>(null);
  const { isBusy, save } = useSavePdf(drawing, texts.fileName(itemName, number));
  return (
    <>
      <PrintStyles />
      <StateNotice certificate={certificate} />
      <Box className="certificate" sx={sheet}>
        <CertificateDrawing
          ref={drawing}
          certificate={{ ...certificate, ...said }}
          stamp={state === 'valid' ? null : certificateStates[state]}
          verifyUrl={window.location.origin + toVerify}
        />
      </Box>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {texts.number}
        <strong>{number}</strong>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state !== 'revoked' && (
          <>
            <Button variant="contained" aria-disabled={isBusy} onClick={save}>
              {isBusy ? texts.making : texts.pdf}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        )}
        <Button href={toVerify}>{texts.verifyPage}</Button>
      </Box>
    </>
  );
}

function StateNotice({ certificate }: { certificate: MyCertificate }) {
  const { state, revokedAt, revokeReason } = certificate;
  if (state === 'valid') return null;
  if (state === 'expired') return <Alert severity="warning">{texts.expired}</Alert>;
  const day = revokedAt === null ? '' : dayText(revokedAt);
  return <Alert severity="error">{texts.revoked(day, revokeReason || texts.noReason)}</Alert>;
}
