import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { texts } from './texts';

interface FormDialogProps {
  title: string;
  lead?: string;
  /** What is under way is not left behind unseen. */
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ title, lead, isBusy, onClose, children }: FormDialogProps) {
  const id = useId();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={texts.close}
        onClick={close}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        {lead && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>}
        {children}
      </DialogContent>
    </Dialog>
  );
}
