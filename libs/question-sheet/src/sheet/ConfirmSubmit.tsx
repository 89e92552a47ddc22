import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { AnswerKeeper } from '../keeping/AnswerKeeper';
import type { Paper } from '../Paper';
import { texts } from '../texts';
import { useAnsweredCount } from './useSheetRun';

interface ConfirmSubmitProps {
  paper: Paper;
  keeper: AnswerKeeper;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Says once what will not be changed any more, and what would count as wrong. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { paper, keeper, isBusy, onConfirm, onCancel } = props;
  const [head, body] = [useId(), useId()];
  const open = paper.questions.length - useAnsweredCount(paper, keeper);
  const flagged = Object.values(keeper.state().answers).filter(({ isFlagged }) => isFlagged).length;
  const close = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog open maxWidth="xs" aria-labelledby={head} aria-describedby={body} onClose={close}>
      <DialogTitle id={head}>{texts.confirmTitle}</DialogTitle>
      <DialogContent id={body}>
        {open > 0 ? texts.someOpen(open) : texts.allAnswered}
        {flagged > 0 && texts.someFlagged(flagged)}
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
