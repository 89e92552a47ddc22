import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { texts } from './texts';

interface ConfirmDialogProps {
  title: string;
  /** What will be lost. */
  consequence: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, isBusy, onConfirm, onClose } = props;
  const [head, body] = [useId(), useId()];
  return (
    <Dialog open maxWidth="xs" aria-labelledby={head} aria-describedby={body} onClose={onClose}>
      <DialogTitle id={head}>{title}</DialogTitle>
      <DialogContent id={body}>{consequence}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm();
          }}
        >
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
