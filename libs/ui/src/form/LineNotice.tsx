import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { texts } from './texts';

interface LineNoticeProps {
  /** The position in the queue, as text from the server. */
  words: string;
  onLeave: () => void;
}

/** Shown above a form while its sign-in waits in the queue. */
export function LineNotice({ words, onLeave }: LineNoticeProps) {
  const title = useId();
  return (
    <Alert
      severity="info"
      role="status"
      aria-labelledby={title}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onLeave}>
          {texts.leaveLine}
        </Button>
      }
    >
      <AlertTitle id={title}>{texts.inLine}</AlertTitle>
      <span>{words}</span>
      <div>{texts.inLineHint}</div>
    </Alert>
  );
}
