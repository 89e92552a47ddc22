import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface ConfirmDialogProps {
  title: string;
  consequence: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the cancel button. */
  stay?: string;
  /** `primary` if nothing is lost, as in a purchase. */
  tone?: 'error' | 'primary';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation; the focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirm, stay = '取消', isBusy = false, onConfirm, onClose } = props;
  const { tone = 'error' } = props;
  const [head, body] = [useId(), useId()];
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={head}
      aria-describedby={body}
      onClose={unlessBusy(onClose)}
    >
      <DialogTitle id={head}>{title}</DialogTitle>
      <DialogContent id={body}>{consequence}</DialogContent>
      <DialogActions>
        <Button ref={focus} color="inherit" onClick={unlessBusy(onClose)}>
          {stay}
        </Button>
        <Button
          variant="contained"
          color={tone}
          aria-disabled={isBusy}
          onClick={unlessBusy(onConfirm)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
