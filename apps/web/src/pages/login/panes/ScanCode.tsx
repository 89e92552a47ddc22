import { QrCode } from '@cheese/ui/media/QrCode';
import { sizes } from '@cheese/ui/tokens';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scanAddress } from '../scanAddress';
import { isSpent } from '../scanFace';
import { texts } from '../texts';
import type { Login } from '../useLogin';
import { useScan } from '../useScan';
import { ScanMask } from './ScanMask';
import { refreshWords, scanWords } from './scanWords';

interface ScanCodeProps extends Pick<Login, 'enterScanned'> {
  onRefresh: () => void;
}

const place = { position: 'relative', width: sizes.loginQr, height: sizes.loginQr, mx: 'auto' };

/** A QR code with its state; once it is used up or expired, a button for a new one covers it. */
export function ScanCode({ enterScanned, onRefresh }: ScanCodeProps) {
  const { uuid, face } = useScan(enterScanned);
  return (
    <>
      <Box sx={place}>
        <QrCode
          value={uuid === null ? '' : scanAddress(uuid)}
          alt={texts.qrCode}
          size={sizes.loginQr}
        />
        {isSpent(face) && <ScanMask onClick={onRefresh}>{refreshWords(face)}</ScanMask>}
      </Box>
      <Typography role="status" sx={{ mt: 2, minHeight: 22, textAlign: 'center' }}>
        {scanWords[face]}
      </Typography>
    </>
  );
}
