import { QrCode } from '@cheese/ui/media/QrCode';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

/** QR code with the address of this page, to read on a phone. */
export function PhoneReading() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<QrCodeIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: 'auto' }}
      >
        {texts.share}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { p: 2, textAlign: 'center' } } }}
      >
        <QrCode value={location.href} alt={texts.shareAlt} size={160} />
        <Typography variant="caption" component="p">
          {texts.shareHint}
        </Typography>
      </Popover>
    </>
  );
}
