import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

interface GiveUpDialogProps {
  quiz: Quiz;
  onGiveUp: () => void;
  onClose: () => void;
}

/** Warns that a new quiz replaces the running one. */
export default function GiveUpDialog({ quiz, onGiveUp, onClose }: GiveUpDialogProps) {
  const [head, body] = [useId(), useId()];
  return (
    <Dialog open maxWidth="xs" aria-labelledby={head} aria-describedby={body} onClose={onClose}>
      <DialogTitle id={head}>{texts.giveUpTitle}</DialogTitle>
      <DialogContent id={body}>{texts.giveUp(quiz)}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onGiveUp}>
          {texts.giveUpConfirm}
        </Button>
        <Button variant="contained" href={paths.quiz.home()}>
          {texts.goOnFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
