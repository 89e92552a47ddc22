import { shopMessages } from '@cheese/domain/texts/shopMessages';
import CheckIcon from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { texts } from './texts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '32px 24px 24px',
  textAlign: 'center',
  '& svg': { fontSize: 48, color: theme.palette.success.main },
  '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 },
}));

interface PaidDialogProps {
  what: ReactNode;
  way?: ReactNode;
  onClose: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

export function PaidDialog({ what, way, onClose }: PaidDialogProps) {
  const [title, detail] = [useId(), useId()];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={title}
      aria-describedby={detail}
      onClose={onClose}
    >
      <Sheet>
        <CheckIcon aria-hidden />
        <Typography id={title} variant="h2">
          {shopMessages.purchaseDone}
        </Typography>
        <Typography id={detail} sx={{ color: 'text.secondary' }}>
          {what}
        </Typography>
        <div className="ways">
          <Button ref={focus} variant={way ? 'outlined' : 'contained'} onClick={onClose}>
            {texts.done}
          </Button>
          {way}
        </div>
      </Sheet>
    </Dialog>
  );
}
