import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { texts } from './texts';

interface ConfirmSubmitProps {
  unanswered: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Says once what will not be changed any more, and what would count as wrong. */
export function ConfirmSubmit({ unanswered, isBusy, onConfirm, onCancel }: ConfirmSubmitProps) {
  const [head, body] = [useId(), useId()];
  const close = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog open maxWidth="xs" aria-labelledby={head} aria-describedby={body} onClose={close}>
      <DialogTitle id={head}>{texts.confirmTitle}</DialogTitle>
      <DialogContent id={body}>
        {unanswered > 0 ? texts.someOpen(unanswered) : texts.allAnswered}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" aria-disabled={isBusy} onClick={close}>
          {texts.goOn}
        </Button>
        <Button ref={focus} variant="contained" aria-disabled={isBusy} onClick={onConfirm}>
          {isBusy ? texts.submitting : texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
