import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useSyncExternalStore } from 'react';
import type { AnswerAutosave } from '../keeping/AnswerAutosave';
import type { Paper } from '../Paper';
import { texts } from '../texts';
import { PlaceLinks } from './PlaceLinks';
import { leftOpen } from './run/useSheetRun';

interface ConfirmSubmitProps {
  paper: Paper;
  keeper: AnswerAutosave;
  isBusy: boolean;
  onConfirm: () => void;
  /** Back to the questions, or to one of them. */
  onCancel: (to?: number) => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Says once what will not be changed any more, and names what would count as wrong. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { paper, keeper, isBusy, onConfirm, onCancel } = props;
  const [head, body] = [useId(), useId()];
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state());
  const { open, flagged } = leftOpen(paper, state);
  const leave = (to?: number) => {
    if (!isBusy) onCancel(to);
  };
  return (
    <Dialog
      open
      maxWidth="xs"
      aria-labelledby={head}
      aria-describedby={body}
      onClose={() => leave()}
    >
      <DialogTitle id={head}>{texts.confirmTitle}</DialogTitle>
      <DialogContent>
        <span id={body}>{open.length > 0 ? texts.someOpen(open.length) : texts.allAnswered}</span>
        {open.length > 0 && <PlaceLinks label={texts.openOnes} places={open} onGo={leave} />}
        {flagged.length > 0 && (
          <>
            <span>{texts.someFlagged(flagged.length)}</span>
            <PlaceLinks label={texts.flaggedOnes} places={flagged} onGo={leave} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={focus} color="inherit" aria-disabled={isBusy} onClick={() => leave()}>
          {texts.goOn}
        </Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={onConfirm}>
          {isBusy ? texts.submitting : texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
