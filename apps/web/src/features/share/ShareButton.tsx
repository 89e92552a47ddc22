import { QrCode } from '@cheese/ui/media/QrCode';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

/** Hands the address of the page on: as a code for WeChat, or to be pasted. */
export function ShareButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<IosShare />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.share}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 2, textAlign: 'center' } } }}
      >
        <QrCode value={location.href} alt={texts.shareAlt} size={160} />
        <Typography variant="caption" component="p">
          {texts.shareHint}
        </Typography>
        <CopyButton value={location.href} what={texts.link} />
      </Popover>
    </>
  );
}
