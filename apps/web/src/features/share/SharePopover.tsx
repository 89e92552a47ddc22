import { QrCode } from '@cheese/ui/media/QrCode';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface SharePopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export default function SharePopover({ anchor, onClose }: SharePopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': texts.share, sx: { p: 2, textAlign: 'center' } },
      }}
    >
      <QrCode value={location.href} alt={texts.shareAlt} size={160} />
      <Typography variant="caption" component="p">
        {texts.shareHint}
      </Typography>
      <CopyButton value={location.href} what={texts.link} />
    </Popover>
  );
}
