import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { texts } from '../texts';

/** The time is up: nothing can be changed any more, and what there is goes in by itself. */
export function TimeUp({ hasFailed }: { hasFailed: boolean }) {
  const [head, body] = [useId(), useId()];
  return (
    <Dialog open role="alertdialog" maxWidth="xs" aria-labelledby={head} aria-describedby={body}>
      <DialogTitle id={head}>{texts.timeUp}</DialogTitle>
      <DialogContent>
        <p id={body} style={{ marginTop: 0 }}>
          {hasFailed ? texts.handingInOffline : texts.handingIn}
        </p>
        <LinearProgress aria-label={texts.submitting} />
      </DialogContent>
    </Dialog>
  );
}
